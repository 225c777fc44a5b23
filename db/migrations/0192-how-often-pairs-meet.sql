-- How often each pair of a table meets, as the organiser plans it; a search for fixtures begins with it.
alter table tournament_setup add column legs smallint not null default 1;
alter table tournament_setup add constraint tournament_setup_legs check (legs between 1 and 4);
update tournament_setup s set legs = least(4, met.legs)
from (
  select pair.tournament_id, max(pair.legs) as legs
  from (
    select f.tournament_id, count(*) as legs from tournament_fixture f
    where f.stage = 'league'
    group by f.tournament_id, least(f.home_id, f.away_id), greatest(f.home_id, f.away_id)
  ) pair
  group by pair.tournament_id
) met
where met.tournament_id = s.id;
