-- People who ask to join a club. A row is an open request: it goes once it is decided or withdrawn.
create table join_request (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  account_id      uuid not null references account on delete cascade,
  note            text not null check (length(note) <= 300),
  asked_at        timestamptz not null,
  constraint join_request_open_once unique (account_id, organisation_id)
);
create index join_request_by_club on join_request (organisation_id, asked_at);
