-- A passkey (WebAuthn) is not phished: it answers only to the site that it was made for. It is a second
-- factor beside an app's codes, and by itself logs in whom its device has recognised.
create table passkey (
  id            uuid primary key default uuidv7(),
  account_id    uuid not null references account on delete cascade,
  -- What the authenticator calls it; unique, so that nobody registers somebody else's.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  -- The host that it answers to.
  host          text not null,
  -- COSE, as the authenticator gave it.
  public_key    bytea not null,
  -- How often it was used, by its own count; always 0 where it is synced between devices.
  counter       bigint not null,
  transports    text[] not null,
  is_synced     boolean not null,
  name          text not null check (length(name) between 1 and 60),
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkey_by_account on passkey (account_id);

-- Challenges, each answered once at most.
create table passkey_challenge (
  hash       bytea primary key,
  purpose    text not null check (purpose in ('add', 'log-in', 'prove')),
  -- Null when a login begins: the passkey says whose it is.
  account_id uuid references account on delete cascade,
  host       text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_by_account on passkey_challenge (account_id) where account_id is not null;
create index passkey_challenge_by_time on passkey_challenge (expires_at);

-- Recovery codes stand in for passkeys as well, so they are the account's.
alter table recovery_code
  drop constraint recovery_code_account_id_fkey,
  add constraint recovery_code_account_id_fkey foreign key (account_id) references account on delete cascade;
