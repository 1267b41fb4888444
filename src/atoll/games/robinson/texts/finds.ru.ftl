card-find-candles = Свечи
text-find-candles = Коричневая фишка для одного строительства.

card-find-fallen-tree = Упавшее дерево
text-find-fallen-tree = В конце фазы действий само превращается в 1 дерево.

card-find-goat = Коза
text-find-goat = Если оружие не ниже 1: 1 еда и 1 шкура, доступные сразу. Пока выполняют действия, не применяется.

card-find-healing-herbs = Целебные травы
text-find-healing-herbs = Если есть «Горшок»: «Снадобье» создано бесплатно.

card-find-herbs = Отвар
text-find-herbs = Если есть «Горшок»: моральный дух +1.

card-find-large-leaves = Огромные листья
text-find-large-leaves = В фазе погоды не считать 1 дождевую тучу.

card-find-nourishing-larvae = Питательные личинки
text-find-nourishing-larvae = В конце фазы действий сами превращаются в 2 еды.

card-find-old-machete = Старое мачете
text-find-old-machete = Оружие +1.

card-find-poison = Яд
text-find-poison = Если есть «Горшок»: оружие +2.

card-find-thorny-bushes = Колючие кусты
text-find-thorny-bushes = Частокол +1, если есть укрытие.

card-find-tobacco = Табак
text-find-tobacco = Моральный дух +1.

card-find-treasure = Клад
text-find-treasure = Первый игрок тянет тайны, пока не найдёт 1 клад.

card-find-vegetables = Овощи
text-find-vegetables = Если есть «Горшок», ночью: вылечить 2 раны одному или по 1 ране двоим.
