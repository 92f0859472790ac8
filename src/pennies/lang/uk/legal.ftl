### Що каже `pennies legal`. Заголовки стоять перед переліком дій у нотації.


legal-to-act = Діє місце { $seat }: { $phase }.
legal-over = Здачу закінчено: { $ending }.
legal-refused = Дію { $action } відхилено, { $rule }.
legal-not-refused = Останню дію мало бути відхилено, а її можна зробити.
legal-impossible = Не можна:

legal-draw = Добрати:
legal-take = Узяти купу:
legal-start = Викласти нову комбінацію:
legal-add = Докласти до комбінації:
legal-discard = Скинути:
legal-ask = Спитати партнерів:
legal-answer = Відповісти:
legal-pass = Спасувати:

error-record-empty = У цьому записі ще немає жодної здачі.
