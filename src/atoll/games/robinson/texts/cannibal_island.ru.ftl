# «Остров людоедов»: всё, что говорит только этот сценарий.

setting-scenario-cannibal_island = Остров людоедов
setting-scenario-cannibal_island-help = Жгите деревни людоедов и возьмите приступом их город за 9 раундов.
goal-cannibal_island = Цель: уничтожить город людоедов так, чтобы все дожили до конца этого раунда; на это 9 раундов. Город откроется на t4 в раунде 4. Деревни стоят на первых четырёх исследованных участках с тотемами; нашедший деревню получает раны, а лагерю там не место, пока она не сожжена. Нападение — это охота с 2 фишками на место, к которому ведут исследованные участки, как бы далеко оно ни было; кто её ведёт, получает по 1 ране за каждый недостающий уровень оружия. Каждая сожжённая деревня ослабляет город на 3, а остальные деревни — на 1. Книга на карте события приводит людоедов в лагерь: они наносят раны, тем меньше, чем больше деревень сожжено, и лагерю приходится бежать на соседний участок. Кубиков погоды не бросают, если этого не требует карта.
help-cannibal_island =
    В этом сценарии:
      do hunt m2-village        напасть на деревню на m2
      do hunt t4-city           напасть на город
planned-village = нападение ({ $target })
planned-city = нападение ({ $target })
progress-villages = Деревни: сожжено { $burnt }, найдено { $found }
progress-village-strength = сила: деревня { $strength }
progress-city-strength = город { $strength }

card-find-blowpipe = Духовая трубка
text-find-blowpipe = Временное оружие +2, один раз.
card-find-healing-ointment = Целебная мазь
text-find-healing-ointment = Вылечить 1 рану, ночью.
card-find-map-of-the-island = Карта острова
text-find-map-of-the-island = Взгляните на три следующих участка стопки и верните их в любом порядке.
card-find-rusty-machete = Старое мачете
text-find-rusty-machete = Оружие +1.
card-canoe = Каноэ
text-canoe = Кто исследует, берёт два следующих участка, один выкладывает, другой замешивает обратно.
card-ballista = Баллиста
text-ballista = Оружие +1, а если есть укрытие, ещё и частокол +2.
card-t1-village = деревня на t1
card-t2-village = деревня на t2
card-t3-village = деревня на t3
card-m2-village = деревня на m2
card-m3-village = деревня на m3
card-m4-village = деревня на m4
card-b1-village = деревня на b1
card-b2-village = деревня на b2
card-b3-village = деревня на b3
card-t4-city = город на t4
card-t4-left = t4 слева
card-t4-right = t4 справа
card-t4-token = t4 попугаи

event-city-found = Участок 4 открыт: на { $space } стоит город людоедов.
event-village-found = На { $space } стоит деревня людоедов № { $number }.
event-village-burnt = Деревня на { $space } сожжена.
event-city-destroyed = Город людоедов уничтожен! Осталось всем дожить до конца раунда.
event-cannibals-attack = Людоеды нападают на лагерь.
event-shelter-lost = Бежать лагерю некуда, и укрытие потеряно.

refused-cannibals-there = Лагерю нельзя на { $space }: там людоеды.
refused-no-cannibals = На { $space } нападать не на кого: деревни там нет.
refused-burnt-already = Деревня на { $space } уже сожжена.
refused-friday-attacks = Пятница помогает в нападении, но не ведёт его.
refused-city-hidden = На город можно напасть, только когда его участок откроется, — в раунде { $round }.
