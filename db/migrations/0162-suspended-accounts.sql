-- An operator keeps somebody out who did harm. Everything of theirs stays, and they may be let in again.
create table account_suspension (
  account_id   uuid primary key references account on delete cascade,
  reason       text not null check (reason <> '' and length(reason) <= 500),
  suspended_by uuid references account on delete set null,
  suspended_at timestamptz not null
);
create index account_suspension_by_operator on account_suspension (suspended_by) where suspended_by is not null;

alter table session
  drop constraint session_ended_by_check,
  add constraint session_ended_by_check check (ended_by in (
    'logout', 'sign-out-everywhere', 'password-change', 'password-reset', 're-use', 'email-undone', 'suspension'));

-- Accounts are looked for by what somebody remembers of a name.
create index account_by_name on account using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
