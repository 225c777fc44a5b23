-- A match that was started from a team sheet of a club, and from which. No sheet makes two.
alter table match_scoring
  add column entry_id uuid references calendar_entry on delete set null,
  add constraint match_scoring_once_a_sheet unique (entry_id);
