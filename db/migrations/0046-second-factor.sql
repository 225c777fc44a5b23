-- A password can be guessed, phished or found in somebody else's leak. A second factor is a secret in an
-- app on the owner's phone (TOTP, RFC 6238), with recovery codes for a lost phone.
create table second_factor (
  account_id   uuid primary key references account on delete cascade,
  -- Encrypted with a key that is derived from the master key.
  secret       bytea not null,
  created_at   timestamptz not null,
  -- Null until a code has shown that the app has the secret: until then no login asks for one.
  confirmed_at timestamptz,
  -- The latest half minute whose code was used: a code works once.
  last_step    bigint not null default 0
);

create table recovery_code (
  account_id uuid not null references second_factor on delete cascade,
  hash       bytea not null,
  used_at    timestamptz,
  primary key (account_id, hash)
);

-- When this session proved the second factor; null in sessions that were asked for a password alone.
alter table session add column second_factor_at timestamptz;
