-- The points that a match counts by, where the tournament's were changed after it was played and are not to be for it.
create table match_points (
  match_id uuid primary key references match (id) on delete cascade,
  tournament_id uuid not null references tournament_setup (id) on delete cascade,
  rules jsonb not null check (jsonb_typeof(rules) = 'object')
);
create index match_points_by_tournament on match_points (tournament_id);
