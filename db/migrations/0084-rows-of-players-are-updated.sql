-- The rows of who bats and bowls are updated ball by ball, and not only written anew: these players' totals are due too.
create trigger batting_innings_changed after update on batting_innings
  referencing new table as written for each statement execute function note_people_written();
create trigger bowling_innings_changed after update on bowling_innings
  referencing new table as written for each statement execute function note_people_written();
