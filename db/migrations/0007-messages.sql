-- What is told to people by SMS and e-mail, written in the transaction that has something to tell.
-- While no channel is configured this table is the outbox, readable at /dev/outbox.
create table message (
  id         uuid primary key default uuidv7(),
  channel    text not null check (channel in ('sms', 'email')),
  sender     text not null,
  recipient  text not null check (recipient <> ''),
  subject    text not null check (subject !~ '[\r\n]'),
  -- Emptied once a real channel has taken it: it may hold a code or a link.
  body       text not null,
  created_at timestamptz not null,
  sent_at    timestamptz,
  -- Why the last attempt failed, in the channel's words.
  trouble    text
);
create index message_by_time on message (created_at, id);
