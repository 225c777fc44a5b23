-- What fixtures of a tournament have to keep to, or are to if they can: home grounds, derbies, exam weeks. Every search
-- and repair reads them, so they are kept with the tournament.
alter table tournament_setup
  add column schedule_rules jsonb not null default '[]',
  add constraint schedule_rules_listed check (jsonb_typeof(schedule_rules) = 'array');
