-- The points by which the players of a tournament are ranked for its awards.
alter table tournament_setup
  add column award_formula jsonb not null default '{"runs": 1, "fours": 1, "sixes": 2, "fifties": 10,
    "hundreds": 25, "wickets": 20, "maidens": 10, "dots": 1, "fiveWickets": 25, "catches": 10,
    "stumpings": 10, "runOuts": 10}';
