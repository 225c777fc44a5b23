-- Who people are at providers that vouch for them (Google, Facebook, any OpenID issuer), and visits there.
create table identity (
  id         uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  provider   text not null check (provider in ('google', 'facebook')),
  -- The server that said so: what another one calls by the same subject is somebody else.
  issuer     text not null check (issuer <> ''),
  subject    text not null check (subject <> ''),
  -- As the provider knows it, for its owner to recognise; nothing follows from it.
  email      text,
  linked_at  timestamptz not null,
  used_at    timestamptz not null,
  constraint identity_of_one_account unique (provider, issuer, subject)
);
create index identity_by_account on identity (account_id, id);

-- Somebody who was sent to a provider, until it is known who that is. Each stage has a key of its own,
-- which is kept as a hash and which the next one replaces: so none of them is used twice.
create table provider_visit (
  id             uuid primary key default uuidv7(),
  provider       text not null check (provider in ('google', 'facebook')),
  -- away: has the state; back: has the code for the browser; known: has the ticket to link or sign up with.
  stage          text not null default 'away' check (stage in ('away', 'back', 'known')),
  key_hash       bytea not null unique check (length(key_hash) = 32),
  -- Of a secret that stays in the browser that was sent.
  browser_hash   bytea not null check (length(browser_hash) = 32),
  redirect_uri   text not null,
  -- Who wants the identity linked; for whom it is linked once the number is proved.
  account_id     uuid references account on delete cascade,
  issuer         text,
  subject        text,
  email          text,
  email_verified boolean not null default false,
  first_name     text not null default '',
  last_name      text not null default '',
  expires_at     timestamptz not null,
  constraint provider_visit_knows_who check (stage = 'away' or (issuer is not null and subject is not null))
);
create index provider_visit_by_account on provider_visit (account_id) where account_id is not null;
create index provider_visit_by_end on provider_visit (expires_at);
