-- People who ask to run an organisation that nobody runs. Those that were decided are kept: an organisation was
-- given away because of what they say. One that is withdrawn goes.
create table organisation_claim (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  account_id      uuid not null references account on delete cascade,
  -- What the person does there, in their own words.
  role            text not null check (role <> '' and length(role) <= 80),
  evidence        text not null check (evidence <> '' and length(evidence) <= 1000),
  link            text not null check (link = '' or (link ~ '^https?://' and length(link) <= 300)),
  made_at         timestamptz not null,
  state           text not null default 'open' check (state in ('open', 'approved', 'declined')),
  reason          text not null default '' check (length(reason) <= 300),
  decided_at      timestamptz,
  decided_by      uuid references account on delete set null,
  constraint organisation_claim_decided_when check ((state = 'open') = (decided_at is null)),
  constraint organisation_claim_declined_why check ((state = 'declined') = (reason <> ''))
);
create unique index organisation_claim_open_once on organisation_claim (account_id, organisation_id)
  where state = 'open';
create index organisation_claim_by_account on organisation_claim (account_id, organisation_id, decided_at);
create index organisation_claim_waiting on organisation_claim (organisation_id, made_at) where state = 'open';
create index organisation_claim_by_decider on organisation_claim (decided_by) where decided_by is not null;
