-- Captains and umpires sign a finished match: the state of its log at an entry, whose hash they were shown.
-- What is recorded afterwards is an amendment after signing.
create table match_signature (
  id        uuid primary key default uuidv7(),
  match_id  uuid not null references match on delete cascade,
  seq       integer not null check (seq > 0),
  head      text not null check (head ~ '^[0-9a-f]{64}$'),
  role      text not null check (role in ('captain', 'umpire')),
  side      smallint check (side in (0, 1)),
  name      text not null check (name <> '' and length(name) <= 100),
  -- Whose device it was signed on.
  taken_by  uuid references account on delete set null,
  signed_at timestamptz not null,
  constraint match_signature_captain_of_side check ((role = 'captain') = (side is not null)),
  constraint match_signature_once unique nulls not distinct (match_id, seq, role, side, name)
);
create index match_signature_taken_by on match_signature (taken_by) where taken_by is not null;
