-- Whoever searches for fixtures anew is told how many of the old ones somebody has placed.
alter table tournament_fixture
  add column is_placed_by_hand boolean not null default false;

-- A search ends as stale when the fixtures that it would replace have changed while it ran. Which wishes a search
-- has met is told besides those that it has not.
alter table fixture_run
  add column met text[] not null default '{}';
alter table fixture_run drop constraint fixture_run_status_check;
alter table fixture_run add constraint fixture_run_status_check check (status in
  ('waiting', 'searching', 'found', 'impossible', 'unknown', 'cancelled', 'failed', 'applied', 'stale'));
