-- Whoever runs the installation has to see who did what with it: rights refused, roles given and taken,
-- settings changed, refunds made, keys rotated. That joins what happened to single accounts.
alter table security_event
  -- Whom it was done to, where that is not the account that did it.
  add column subject_id uuid references account on delete set null,
  -- What it was about: ids, roles, names of fields. No secrets and no contents.
  add column details jsonb not null default '{}'
    check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 2000);

create index security_event_by_subject on security_event (subject_id, at) where subject_id is not null;
create index security_event_by_kind on security_event (kind, at);
create index security_event_by_address on security_event (address text_pattern_ops, at);
