-- Players who were reported for what they did in a match of a tournament, and what was decided of it. How many
-- matches of a suspension are left is computed from the matches that were played since.
create table discipline_case (
  id              uuid primary key,
  tournament_id   uuid not null,
  match_id        uuid not null references match on delete cascade,
  team_id         uuid not null,
  player          text not null check (player <> '' and length(player) <= 100),
  folded          text not null generated always as (fold(player)) stored,
  -- The player in the squad, so that a name that is corrected there stays suspended.
  squad_player_id uuid references tournament_player on delete set null,
  clause          text not null check (length(clause) <= 20),
  happened        text not null check (happened <> '' and length(happened) <= 2000),
  state           text not null
    check (state in ('reported', 'charged', 'decided', 'dismissed', 'set-aside')),
  reported_by     uuid references account on delete set null,
  reported_at     timestamptz not null,
  sanction        text check (sanction in ('reprimand', 'fine', 'matches', 'until')),
  fine            text check (fine <> '' and length(fine) <= 200),
  matches         smallint check (matches between 1 and 50),
  until           date,
  reason          text not null default '' check (length(reason) <= 1000),
  decided_by      uuid references account on delete set null,
  decided_at      timestamptz,
  -- Why a decision no longer stands.
  set_aside_for   text check (set_aside_for <> '' and length(set_aside_for) <= 1000),
  foreign key (tournament_id, team_id)
    references tournament_entry (tournament_id, team_id) on delete cascade,
  check ((state in ('decided', 'set-aside')) = (sanction is not null)),
  check ((state in ('decided', 'dismissed', 'set-aside')) = (decided_at is not null)),
  check ((state = 'set-aside') = (set_aside_for is not null)),
  check ((sanction is not distinct from 'fine') = (fine is not null)),
  check ((sanction is not distinct from 'matches') = (matches is not null)),
  check ((sanction is not distinct from 'until') = (until is not null)),
  check (decided_at is null or reason <> '')
);
create index discipline_case_by_tournament on discipline_case (tournament_id, team_id);
create index discipline_case_by_match on discipline_case (match_id);
create index discipline_case_by_squad_player
  on discipline_case (squad_player_id) where squad_player_id is not null;
create index discipline_case_by_reporter on discipline_case (reported_by) where reported_by is not null;
create index discipline_case_by_decider on discipline_case (decided_by) where decided_by is not null;
