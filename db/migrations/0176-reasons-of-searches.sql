-- What stands against each wish that a search has not met, in sentences.
alter table fixture_run
  add column reasons jsonb not null default '[]',
  add constraint reasons_listed check (jsonb_typeof(reasons) = 'array');
