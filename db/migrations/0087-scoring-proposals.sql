-- Corrections that somebody who checks the scoring proposes to whoever scores. Until the scorer has recorded them,
-- nothing of them is in the log.
create table scoring_proposal (
  id          uuid primary key,
  match_id    uuid not null references match on delete cascade,
  account_id  uuid references account on delete set null,
  -- The last seq of the log that the facts would follow.
  after       integer not null check (after >= 0),
  facts       jsonb not null check (jsonb_array_length(facts) between 1 and 200),
  proposed_at timestamptz not null,
  answer      text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index scoring_proposal_open on scoring_proposal (match_id, proposed_at) where answer is null;
