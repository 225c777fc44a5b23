-- Who may sign in, how they prove it, and what is kept of it. Codes, tokens and links are kept as
-- hashes only; who tries too often is counted here, so that a restart or a second server forgives nobody.

-- The one secret of an installation, made by the first server that needs it. All keys derive from it.
create table installation_secret (
  only_one   boolean primary key default true check (only_one),
  secret     bytea not null check (length(secret) = 32),
  created_at timestamptz not null default now()
);

-- Somebody who registers is an unverified account, and several may claim one e-mail address or number:
-- the first to prove theirs becomes the account.
create table account (
  id                uuid primary key default uuidv7(),
  site_id           uuid not null references site,
  email             text not null check (email <> ''),
  -- What two spellings of one mailbox have in common; see accounts/email-key.ts.
  email_key         text not null check (email_key = lower(email_key)),
  phone             text not null check (phone ~ '^\+[1-9][0-9]{3,14}$'),
  country           text not null check (country ~ '^[A-Z]{2}$'),
  first_name        text not null check (first_name <> ''),
  last_name         text not null check (last_name <> ''),
  password_hash     text not null,
  avatar            text,
  status            text not null default 'unverified' check (status in ('unverified', 'active', 'closed')),
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  created_at        timestamptz not null default now(),
  constraint account_active_is_verified check (status <> 'active' or phone_verified_at is not null)
);
create unique index account_one_email on account (email_key) where status = 'active';
create unique index account_one_phone on account (phone) where status = 'active';
create index account_unverified on account (email_key, id) where status = 'unverified';

-- A session is a family of refresh tokens, each replaced by its successor when it is used.
create table session (
  id           uuid primary key default uuidv7(),
  account_id   uuid not null references account on delete cascade,
  address      text not null,
  user_agent   text not null,
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  expires_at   timestamptz not null check (expires_at > created_at),
  ended_at     timestamptz,
  ended_by     text check (ended_by in
                 ('logout', 'sign-out-everywhere', 'password-change', 'password-reset', 're-use')),
  constraint session_end_has_a_reason check ((ended_at is null) = (ended_by is null))
);
create index session_by_account on session (account_id, id) where ended_at is null;

create table refresh_token (
  hash       bytea primary key check (length(hash) = 32),
  session_id uuid not null references session on delete cascade,
  used_at    timestamptz
);
-- However many use one token at once, a session has one token that is still good.
create unique index refresh_token_one_good on refresh_token (session_id) where used_at is null;
create index refresh_token_by_session on refresh_token (session_id);

create table verification_code (
  account_id uuid not null references account on delete cascade,
  purpose    text not null check (purpose in ('verify-phone')),
  code_hash  bytea not null check (length(code_hash) = 32),
  tries      smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (account_id, purpose)
);

create table password_reset (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  -- The address it was sent to: with another one the link is worth nothing.
  email_key  text not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index password_reset_by_account on password_reset (account_id);

-- How often something was tried in the window that ends at `until`. Subjects are hashed.
create table attempt_count (
  name    text not null,
  subject bytea not null,
  spent   integer not null check (spent > 0),
  until   timestamptz not null,
  primary key (name, subject)
);
create index attempt_count_by_end on attempt_count (until);

-- What happened to accounts, for their owners and for whoever must find out later.
create table security_event (
  id         uuid primary key default uuidv7(),
  account_id uuid references account on delete cascade,
  kind       text not null check (kind in
               ('registered', 'registered-again', 'phone-verified', 'code-refused', 'code-sent', 'signed-in',
                'sign-in-refused', 'signed-out', 'signed-out-everywhere', 'session-ended', 'token-re-used',
                'password-changed', 'password-change-refused', 'reset-requested', 'password-reset',
                'reset-refused', 'profile-edited')),
  session_id uuid,
  address    text not null,
  user_agent text not null,
  at         timestamptz not null
);
create index security_event_by_account on security_event (account_id, at);
create index security_event_by_time on security_event (at);
