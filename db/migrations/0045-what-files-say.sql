-- What the file of an imported match says besides its facts, so that it can be written again as it was: the
-- days of play, the number of the match among its kind, supersubs, the register of people, and whatever keys
-- it has that nobody reads. Matches imported before have none until they are imported again.
create table match_source (
  match_id uuid primary key references match on delete cascade,
  source   jsonb not null
);
