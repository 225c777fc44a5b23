-- The fixtures of a tournament that is run here. Its teams are accepted entries; those of a knock-out are
-- filled from a place in a group, or the winner or loser of another fixture. Once published it has a match.
create table tournament_fixture (
  id            uuid primary key,
  tournament_id uuid not null references tournament_setup on delete cascade,
  stage         text not null
    check (stage in ('league', 'quarter-final', 'semi-final', 'third place', 'final')),
  group_name    text,
  number        smallint not null check (number > 0),
  home_id       uuid,
  away_id       uuid,
  home_from     jsonb,
  away_from     jsonb,
  starts_at     timestamptz,
  ground        text not null check (length(ground) <= 100),
  match_id      uuid unique references match on delete set null,
  constraint fixture_number_once unique (tournament_id, number) deferrable initially deferred,
  constraint fixture_two_teams check (home_id <> away_id),
  constraint fixture_has_teams check (stage <> 'league' or (home_id is not null and away_id is not null)),
  constraint fixture_has_sources
    check (stage = 'league' or (home_from is not null and away_from is not null)),
  foreign key (tournament_id, home_id) references tournament_entry (tournament_id, team_id),
  foreign key (tournament_id, away_id) references tournament_entry (tournament_id, team_id)
);
-- A ground has one match at a time.
create unique index fixture_ground_once
  on tournament_fixture (tournament_id, ground, starts_at) where ground <> '';
create index tournament_fixture_by_home on tournament_fixture (tournament_id, home_id);
create index tournament_fixture_by_away on tournament_fixture (tournament_id, away_id);

-- A search for fixtures, which a worker makes.
create table fixture_run (
  id            uuid primary key,
  tournament_id uuid not null references tournament_setup on delete cascade,
  status        text not null check (status in
    ('waiting', 'searching', 'found', 'impossible', 'unknown', 'cancelled', 'failed')),
  stage         text not null,
  problem       jsonb not null,
  says          text[] not null,
  started_by    uuid references account on delete set null,
  asked_at      timestamptz not null,
  ended_at      timestamptz
);
create unique index fixture_run_alone
  on fixture_run (tournament_id) where status in ('waiting', 'searching');
create index fixture_run_by_tournament on fixture_run (tournament_id, asked_at desc);
create index fixture_run_by_account on fixture_run (started_by) where started_by is not null;

-- Points given or taken by a ruling, with the reason that everybody reads.
create table tournament_adjustment (
  id            uuid primary key,
  tournament_id uuid not null references tournament_setup on delete cascade,
  team_id       uuid not null,
  points        double precision not null check (points <> 0),
  reason        text not null check (length(reason) between 1 and 200),
  made_by       uuid references account on delete set null,
  made_at       timestamptz not null,
  foreign key (tournament_id, team_id) references tournament_entry (tournament_id, team_id)
);
create index tournament_adjustment_by_tournament on tournament_adjustment (tournament_id, team_id);
create index tournament_adjustment_by_account
  on tournament_adjustment (made_by) where made_by is not null;
