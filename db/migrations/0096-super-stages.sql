-- A stage between the groups and the knock-out: the first of each group play those of the others, and carry forward
-- what they did against each other.
alter table tournament_fixture drop constraint tournament_fixture_stage_check;
alter table tournament_fixture
  add constraint tournament_fixture_stage_check check (stage in
    ('league', 'super stage', 'round of 16', 'quarter-final', 'qualifier 1', 'eliminator', 'qualifier 2',
     'winners bracket', 'losers bracket', 'semi-final', 'third place', 'final', 'grand final', 'deciding final'));

-- How many of each group go through to it; null without one.
alter table tournament_setup add column super_places smallint check (super_places between 1 and 8);
