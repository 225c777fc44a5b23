-- What an account follows: one match, team, person or tournament in each row.
create table follow (
  account_id    uuid not null references account on delete cascade,
  match_id      uuid references match on delete cascade,
  team_id       uuid references team on delete cascade,
  person_id     uuid references person on delete cascade,
  tournament_id uuid references tournament on delete cascade,
  followed_at   timestamptz not null,
  constraint follow_is_of_one_thing
    check (num_nonnulls(match_id, team_id, person_id, tournament_id) = 1),
  constraint follow_once
    unique nulls not distinct (account_id, match_id, team_id, person_id, tournament_id)
);
create index follow_by_match on follow (match_id) where match_id is not null;
create index follow_by_team on follow (team_id) where team_id is not null;
create index follow_by_person on follow (person_id) where person_id is not null;
create index follow_by_tournament on follow (tournament_id) where tournament_id is not null;
