card-supply-bible = Библия
text-supply-bible = Кто обустраивает лагерь, получает ещё 1 решимость и лечит 1 рану.

card-supply-biscuits = Сухари
text-supply-biscuits = 1 еда, которая не портится, в любое время.

card-supply-empty-bottle = Пустая бутылка
text-supply-empty-bottle = Оружие +1, в любое время.

card-supply-flask-of-rum = Фляга с ромом
text-supply-flask-of-rum = Ночью вылечить 1 рану.

card-supply-hammer-and-nails = Молоток и гвозди
text-supply-hammer-and-nails = Коричневая фишка для одного строительства.

card-supply-pipe-and-tobacco = Трубка и табак
text-supply-pipe-and-tobacco = 2 решимости одному персонажу, в любое время.

card-supply-pistol = Пистоль
text-supply-pistol = Временное оружие +3 на один бой или там, где нужен уровень оружия.

card-supply-storm-glass = Барометр
text-supply-storm-glass = Кубики погоды этого раунда бросают до фазы действий. Что выпало, наступает в фазе погоды.
