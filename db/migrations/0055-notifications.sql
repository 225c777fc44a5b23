-- Something that people were told of, in the words they were told it in, once however many they are.
create table notice_event (
  id           uuid primary key default uuidv7(),
  -- What it is about: nobody is told of the same thing twice.
  key          text not null unique,
  kind         text not null check (kind in ('match-start', 'wicket', 'innings-end', 'result',
                                             'invitation', 'booking', 'order', 'role')),
  match_id     uuid references match on delete cascade,
  title        text not null,
  body         text not null,
  path         text not null check (path like '/%'),
  happened_at  timestamptz not null,
  -- Set while a correction says that it has not happened.
  withdrawn_at timestamptz
);
create index notice_event_by_match on notice_event (match_id) where match_id is not null;
create index notice_event_by_time on notice_event (happened_at);

-- One person was told.
create table notice (
  account_id uuid not null references account on delete cascade,
  event_id   uuid not null references notice_event on delete cascade,
  read_at    timestamptz,
  primary key (account_id, event_id)
);
create index notice_by_event on notice (event_id);
create index notice_unread on notice (account_id) where read_at is null;

-- How far the log of a match has been read for what there is to tell.
create table notice_cursor (
  match_id uuid primary key references match on delete cascade,
  seq      integer not null,
  read_at  timestamptz not null
);
