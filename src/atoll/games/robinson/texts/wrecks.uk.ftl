# «Робінзон Крузо»: карти уламків.

card-wreck-captains-chest = Скриня капітана
card-wreck-captains-chest-remedy = Похід по скарби
card-wreck-captains-chest-one = Команда дістає 1 деревину.
card-wreck-captains-chest-two = Команда дістає 1 деревину й стартовий предмет, навмання з тих, що ще не у грі.

card-wreck-food-crates = Ящики з їжею
card-wreck-food-crates-remedy = Похід по їжу
card-wreck-food-crates-one = Команда дістає 1 їжу.
card-wreck-food-crates-two = Команда дістає 1 їжу і 1 їжу, що не псується.

card-wreck-wrecked-lifeboat = Розбита шлюпка
card-wreck-wrecked-lifeboat-remedy = Похід по деревину
card-wreck-wrecked-lifeboat-one = Команда дістає 1 деревину.
card-wreck-wrecked-lifeboat-two = Команда дістає 2 деревини.
