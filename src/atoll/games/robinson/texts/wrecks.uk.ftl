# «Робінзон Крузо»: карти уламків.

card-wreck-captains-chest = Скриня капітана
text-wreck-captains-chest-remedy = Похід по скарби
text-wreck-captains-chest-one = Команда дістає 1 деревину.
text-wreck-captains-chest-two = Команда дістає 1 деревину й стартовий предмет, навмання з тих, що ще не у грі.

card-wreck-food-crates = Ящики з їжею
text-wreck-food-crates-remedy = Похід по їжу
text-wreck-food-crates-one = Команда дістає 1 їжу.
text-wreck-food-crates-two = Команда дістає 1 їжу і 1 їжу, що не псується.

card-wreck-wrecked-lifeboat = Розбита шлюпка
text-wreck-wrecked-lifeboat-remedy = Похід по деревину
text-wreck-wrecked-lifeboat-one = Команда дістає 1 деревину.
text-wreck-wrecked-lifeboat-two = Команда дістає 2 деревини.
