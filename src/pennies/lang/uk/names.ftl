### Назви того, що є за столом: фази, відповіді, кінець здачі, види канаст, місця, команди й гравці без власного імені.


# Фази ходу, як їх називає pennies.engine.state
phase-draw = добір
phase-lay = викладання
phase-answer = запитання до партнерів
phase-over = здачу закінчено

# Відповідь партнерів у цьому ході

# Як закінчилася здача
ending-out = гравець вийшов
ending-stock = стос вичерпано
ending-red-three = останньою добрано червону трійку
ending-sevens = у руці лишилися самі сімки
ending-resigned = перервано

# Види канаст
kind-natural = натуральна канаста
kind-mixed = змішана канаста
kind-wild = дика канаста
kind-sevens = канаста із сімок

# Місця й команди
seat = місце { $seat }
team = команда { $team }
seat-title = Місце { $seat }
team-title = Команда { $team }
you = ви
yes = так
no = ні

# Шестеро комп’ютерних гравців
bot-name-1 = Калина
bot-name-2 = Явір
bot-name-3 = Мальва
bot-name-4 = Барвінок
bot-name-5 = Верба
bot-name-6 = Терен
