-- What a finished match brings to the table of its tournament, a row a side: derived from the log as
-- `innings` is, by the rules of net run rate. A side's runs and balls are those it is credited with; what it
-- conceded is the other's row. Matches that were finished before get theirs when their table is asked for.
create table match_contribution (
  match_id       uuid not null references match on delete cascade,
  side           smallint not null check (side in (0, 1)),
  team_id        uuid not null references team,
  result         text not null check (result in ('won', 'lost', 'tied', 'drawn', 'no result')),
  decision       text not null check (decision in ('play', 'tie break', 'award')),
  balls_per_over smallint not null check (balls_per_over > 0),
  -- The balls of a full innings; null without a limit.
  quota_balls    integer check (quota_balls >= 0),
  -- Null where the match does not count towards net run rate.
  runs           integer check (runs >= 0),
  balls          integer check (balls >= 0),
  -- The side's innings as they were played, for bonus points.
  innings        jsonb not null,
  primary key (match_id, side),
  check ((runs is null) = (balls is null))
);
