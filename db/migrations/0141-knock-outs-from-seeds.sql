-- A knock-out of all teams, without tables before it, may begin with a round of 32.
alter table tournament_fixture drop constraint tournament_fixture_stage_check;
alter table tournament_fixture add constraint tournament_fixture_stage_check check (stage in
  ('league', 'super stage', 'round of 32', 'round of 16', 'quarter-final', 'qualifier 1', 'eliminator', 'qualifier 2',
   'winners bracket', 'losers bracket', 'semi-final', 'third place', 'final', 'grand final', 'deciding final'));
