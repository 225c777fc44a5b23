-- How many groups the organiser plans: 1 is a league of all teams, 0 a knock-out straight away, and null that nothing
-- is said. How many of each go through stands in qualifiers. Drawing groups and setting the knock-out begin with it.
alter table tournament_setup add column planned_groups smallint;
alter table tournament_setup
  add constraint tournament_setup_planned_groups check (planned_groups between 0 and 16);
