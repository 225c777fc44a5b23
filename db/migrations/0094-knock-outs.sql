-- More kinds of knock-out: byes, two defeats, the page play-off. Rounds of the two brackets are numbered.
alter table tournament_fixture drop constraint tournament_fixture_stage_check;
alter table tournament_fixture
  add constraint tournament_fixture_stage_check check (stage in
    ('league', 'round of 16', 'quarter-final', 'qualifier 1', 'eliminator', 'qualifier 2', 'winners bracket',
     'losers bracket', 'semi-final', 'third place', 'final', 'grand final', 'deciding final')),
  add column round smallint check (round > 0),
  add constraint fixture_round
    check ((round is not null) = (stage in ('winners bracket', 'losers bracket'))),
  -- Who would play by the results as they are now, where an earlier one was corrected after the match had begun.
  add column is_overtaken boolean not null default false,
  add column due_home_id uuid,
  add column due_away_id uuid,
  add constraint fixture_due check (is_overtaken or (due_home_id is null and due_away_id is null)),
  add foreign key (tournament_id, due_home_id) references tournament_entry (tournament_id, team_id),
  add foreign key (tournament_id, due_away_id) references tournament_entry (tournament_id, team_id);
create index tournament_fixture_by_due_home
  on tournament_fixture (tournament_id, due_home_id) where due_home_id is not null;
create index tournament_fixture_by_due_away
  on tournament_fixture (tournament_id, due_away_id) where due_away_id is not null;

-- Who goes through, and how they play on, as the organiser has set it.
alter table tournament_setup add column knock_out jsonb;
-- Until now as many of each group went through as the first round has places.
with groups as (
  select tournament_id, count(distinct coalesce(group_name, '')) as n
  from tournament_entry where status = 'accepted' group by tournament_id),
first_round as (
  select tournament_id, bool_or(stage = 'third place') as third_place,
         max(case stage when 'quarter-final' then 8 when 'semi-final' then 4 when 'final' then 2 end) as teams
  from tournament_fixture where stage <> 'league' group by tournament_id)
update tournament_setup s
set knock_out = jsonb_build_object('format', 'single', 'places', f.teams / g.n, 'best', 0,
  'thirdPlace', f.third_place, 'reset', false)
from first_round f join groups g using (tournament_id)
where s.id = f.tournament_id;

alter table tournament_decision drop constraint tournament_decision_kind_check;
alter table tournament_decision add constraint tournament_decision_kind_check check (kind in
  ('told', 'agreed', 'disputed', 'decided', 'stood', 'late', 'replayed', 'moved', 'removed', 'overtaken', 'points'));
