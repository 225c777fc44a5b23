-- What an organiser did about lost time on a day of a tournament. The id is the request's, so that asking again does
-- nothing. Once it is settled, everybody concerned has been told.
create table tournament_rain_run (
  id             uuid primary key,
  tournament_id  uuid not null references tournament_setup on delete cascade,
  day            date not null,
  plan           jsonb not null,
  carried_out_by uuid references account on delete set null,
  carried_out_at timestamptz not null,
  settled_at     timestamptz
);
create index tournament_rain_run_by_day on tournament_rain_run (tournament_id, day);
create index tournament_rain_run_by_account on tournament_rain_run (carried_out_by)
  where carried_out_by is not null;

-- One match of such a plan: facts for its log wait (`due`) until they are recorded after the entry `expected_seq`.
create table tournament_rain_item (
  run_id       uuid not null references tournament_rain_run on delete cascade,
  fixture_id   uuid not null references tournament_fixture on delete cascade,
  match_id     uuid references match on delete set null,
  call         jsonb not null,
  facts        jsonb not null,
  expected_seq integer not null check (expected_seq >= 0),
  state        text not null check (state in ('due', 'done', 'refused')),
  says         text not null,
  -- Whose overs the lost time counts against.
  innings      smallint check (innings in (1, 2)),
  -- The line of the public record; null where nothing changes.
  kind         text check (kind in ('moved', 'shortened', 'decided')),
  said         jsonb,
  decision_id  uuid references tournament_decision on delete set null,
  primary key (run_id, fixture_id),
  check ((kind is null) = (said is null))
);
create index tournament_rain_item_by_fixture on tournament_rain_item (fixture_id);
create index tournament_rain_item_by_match on tournament_rain_item (match_id) where match_id is not null;
create index tournament_rain_item_by_decision on tournament_rain_item (decision_id) where decision_id is not null;

alter table tournament_decision drop constraint tournament_decision_kind_check;
alter table tournament_decision add constraint tournament_decision_kind_check check (kind in
  ('told', 'agreed', 'disputed', 'decided', 'stood', 'late', 'replayed', 'moved', 'shortened', 'removed', 'overtaken', 'points',
   'fined', 'fine withdrawn', 'coin', 'lots', 'lot withdrawn', 'seeded'));
