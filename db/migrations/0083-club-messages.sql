-- What those who run a club's teams have told its people, and who has seen it. Receipts are kept of what must be
-- known, and of nothing else.
create table club_message (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  audience        text not null check (length(audience) between 1 and 200),
  subject         text not null check (length(subject) between 1 and 120),
  body            text not null check (length(body) between 1 and 4000),
  must_be_seen    boolean not null,
  author_id       uuid not null references account,
  sent_at         timestamptz not null,
  idempotency_key text not null,
  constraint club_message_asked_once unique (organisation_id, idempotency_key)
);
create index club_message_by_organisation on club_message (organisation_id, sent_at);

-- Whom a message concerns: a player of the club, or a member who does not play.
create table club_message_reader (
  id         uuid primary key default uuidv7(),
  message_id uuid not null references club_message,
  player_id  uuid references club_player,
  account_id uuid references account on delete cascade,
  seen_at    timestamptz,
  constraint club_message_player_once unique (message_id, player_id),
  constraint club_message_account_once unique (message_id, account_id),
  check ((player_id is null) <> (account_id is null))
);
create index club_message_reader_by_player on club_message_reader (player_id);
create index club_message_reader_by_account on club_message_reader (account_id);
