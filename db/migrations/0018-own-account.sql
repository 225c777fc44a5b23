-- What people do with their own account: a picture, another number, another address, an end.

-- Re-encoded by us, whatever was sent. In the database, so that every server of an installation has it.
create table avatar (
  id         uuid primary key default uuidv7(),
  account_id uuid not null unique references account on delete cascade,
  -- Of the bytes; part of the address, so that what is behind an address never changes.
  hash       text not null check (hash ~ '^[0-9a-f]{16}$'),
  webp       bytea not null check (length(webp) between 1 and 524288),
  created_at timestamptz not null
);

-- A code to prove a number or an address that is to take the place of the old one, or to close the account.
alter table verification_code
  add column target text,
  drop constraint verification_code_purpose_check,
  add constraint verification_code_purpose_check
    check (purpose in ('verify-phone', 'change-phone', 'change-email', 'close-account')),
  add constraint verification_code_names_what_it_proves
    check ((target is not null) = (purpose in ('change-phone', 'change-email')));

-- The way back for whoever had an address before it was changed.
create table email_undo (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  email      text not null check (email <> ''),
  email_key  text not null check (email_key = lower(email_key)),
  expires_at timestamptz not null
);
create index email_undo_by_account on email_undo (account_id);

alter table session
  drop constraint session_ended_by_check,
  add constraint session_ended_by_check check (ended_by in
    ('logout', 'sign-out-everywhere', 'password-change', 'password-reset', 're-use', 'email-undone'));

-- Which kinds there are is for the code to say: every slice may have some.
alter table security_event
  drop constraint security_event_kind_check,
  add constraint security_event_kind_check check (kind ~ '^[a-z]+(-[a-z]+)*$');

-- A farewell names an address that nothing else may know any more: it is deleted once it has gone out.
alter table message add column forget_when_sent boolean not null default false;

-- A closed account is kept for what points at it, and says nothing of whose it was.
alter table account
  add column closed_at timestamptz,
  drop constraint account_email_check,
  drop constraint account_phone_check,
  add constraint account_email_check check (email <> '' or status = 'closed'),
  add constraint account_phone_check check (phone ~ '^\+[1-9][0-9]{3,14}$' or status = 'closed'),
  add constraint account_closed_has_a_time check ((status = 'closed') = (closed_at is not null)),
  add constraint account_closed_is_nobody check (
    status <> 'closed'
    or (email = '' and email_key = '' and phone = '' and password_hash = '' and avatar is null
        and first_name = 'Former' and last_name = 'Member'));
