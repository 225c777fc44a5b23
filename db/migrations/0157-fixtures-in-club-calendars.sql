-- The match that an entry is: it decides who plays, when and where. The link outlives a match that is deleted,
-- so that its players hear of that; an entry that was called off with its match has none any more.
alter table calendar_entry
  add column match_id uuid,
  add constraint calendar_entry_of_match check (match_id is null or kind = 'match');
create unique index calendar_entry_once_a_match on calendar_entry (match_id, organisation_id, team_id)
  where cancelled_at is null;
