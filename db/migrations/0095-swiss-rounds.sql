-- A Swiss league is drawn round by round: nobody meets twice, plays twice in a round, or has a second bye.
alter table tournament_fixture drop constraint fixture_round;
alter table tournament_fixture add constraint fixture_round check (
  (stage = 'league' or (round is not null) = (stage in ('winners bracket', 'losers bracket'))));
create unique index fixture_no_rematch
  on tournament_fixture (tournament_id, least(home_id, away_id), greatest(home_id, away_id))
  where stage = 'league' and round is not null;
create unique index fixture_home_once_a_round
  on tournament_fixture (tournament_id, round, home_id) where stage = 'league' and round is not null;
create unique index fixture_away_once_a_round
  on tournament_fixture (tournament_id, round, away_id) where stage = 'league' and round is not null;

-- How many rounds a Swiss league has; null for any other league.
alter table tournament_setup add column swiss_rounds smallint check (swiss_rounds between 1 and 30);

-- Who does not play in a round, and has the points of a win for it.
create table tournament_bye (
  tournament_id uuid not null references tournament_setup on delete cascade,
  round         smallint not null check (round > 0),
  team_id       uuid not null,
  primary key (tournament_id, round),
  constraint bye_once unique (tournament_id, team_id),
  foreign key (tournament_id, team_id) references tournament_entry (tournament_id, team_id)
);
