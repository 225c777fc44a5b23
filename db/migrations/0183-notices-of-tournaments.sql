-- People are told when fixtures of theirs, or of what they follow, are published or move, and what became of an entry.
alter table notice_event drop constraint notice_event_kind_check;
alter table notice_event add constraint notice_event_kind_check
  check (kind in ('match-start', 'wicket', 'innings-end', 'result', 'tournament', 'club', 'invitation', 'booking',
                  'order', 'role'));
alter table notice_preference drop constraint notice_preference_kind_check;
alter table notice_preference add constraint notice_preference_kind_check
  check (kind in ('match-start', 'wicket', 'innings-end', 'result', 'tournament', 'club', 'invitation', 'booking',
                  'order', 'role'));
