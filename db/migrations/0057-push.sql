-- The key by which push services recognise this installation (RFC 8292); its private half is encrypted.
create table push_key (
  only_one       boolean primary key default true check (only_one),
  public_key     bytea not null check (length(public_key) = 65),
  sealed_private bytea not null,
  created_at     timestamptz not null
);

-- A browser that shows the notifications of an account, for as long as its session lasts.
create table push_subscription (
  id         uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  session_id uuid not null unique references session on delete cascade,
  endpoint   text not null unique check (endpoint ~ '^https?://'),
  p256dh     bytea not null check (length(p256dh) = 65),
  auth       bytea not null check (length(auth) = 16),
  created_at timestamptz not null
);
create index push_subscription_by_account on push_subscription (account_id);

-- A notification that a browser has not been sent yet; written together with the notification itself.
create table push_delivery (
  subscription_id uuid not null references push_subscription on delete cascade,
  event_id        uuid not null references notice_event on delete cascade,
  queued_at       timestamptz not null,
  due_at          timestamptz not null,
  attempts        smallint not null default 0,
  primary key (subscription_id, event_id)
);
create index push_delivery_by_event on push_delivery (event_id);
create index push_delivery_due on push_delivery (due_at);
