### Що каже `pennies verify` про кожну здачу.


verify-file =
    { $count ->
        [0] { $file }: жодної здачі
        [one] { $file }: { $count } здача
        [few] { $file }: { $count } здачі
       *[many] { $file }: { $count } здач
    }
part-salts =
    { $salts ->
        [0] без солей гравців
        [1] із сіллю одного гравця
        [one] із солями { $salts } гравця
       *[many] із солями { $salts } гравців
    }
verify-honest = Здача { $deal }: зерно відповідає оголошеному відбитку й дає саме цю колоду, { part-salts }.
verify-not-revealed = Здача { $deal }: іще триває, зерна не розкрито; відбиток { $commitment }.
verify-unknown = Здача { $deal }: про тасування нічого не записано, тож перевіряти нічого.
verify-hidden = Здача { $deal }: її закінчено, а зерна не розкрито.
verify-commitment = Здача { $deal }: зерно не відповідає оголошеному відбитку ({ $commitment }).
verify-pack = Здача { $deal }: зерно й солі дають іншу колоду, ніж здали.
