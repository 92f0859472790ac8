### Підрахунок очок за здачу: назва кожного пункту з pennies.engine.scoring.Sheet. Без фактів.

sheet-melds = Карти на столі
sheet-natural = Натуральні канасти
sheet-mixed = Змішані канасти
sheet-wild = Дикі канасти
sheet-sevens = Канасти із сімок
sheet-red_threes = Червоні трійки
sheet-going_out = Вихід
sheet-hands = Карти, що лишилися в руках
sheet-feet = Непідняті запаси
sheet-feet_red_threes = Червоні трійки в цих запасах
sheet-total = За здачу

# Довкола пунктів
sheet-title = Підрахунок
sheet-before = Рахунок до здачі
sheet-after = Рахунок після здачі
