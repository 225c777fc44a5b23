-- A search may look for the fewest fixtures that have to move. What it finds is a proposal until it is applied.
alter table fixture_run
  add column kind     text not null default 'search' check (kind in ('search', 'repair')),
  add column proposal jsonb,
  -- A digest of the fixtures that the proposal was made for.
  add column basis    text;
alter table fixture_run drop constraint fixture_run_status_check;
alter table fixture_run add constraint fixture_run_status_check check (status in
  ('waiting', 'searching', 'found', 'impossible', 'unknown', 'cancelled', 'failed', 'applied'));
alter table fixture_run add constraint fixture_run_proposal
  check (status <> 'applied' or (kind = 'repair' and proposal is not null));

-- A public fixture that is no longer played is gone; the record says so, and still knows whose it was.
alter table tournament_decision
  add column home_id uuid,
  add column away_id uuid;
alter table tournament_decision drop constraint tournament_decision_kind_check;
alter table tournament_decision add constraint tournament_decision_kind_check check (kind in
  ('told', 'agreed', 'disputed', 'decided', 'stood', 'late', 'replayed', 'moved', 'removed', 'points'));
