-- What has happened, for whoever acts on it later: one row a happening, written in the transaction of the
-- change. It names accounts, sites and things without referring to them, because it outlives them.
create table domain_event (
  id              bigint generated always as identity primary key,
  -- By which each process finds what others have committed since it last looked.
  transaction_id  xid8 not null default pg_current_xact_id(),
  -- In the past tense: order-paid.
  kind            text not null check (kind ~ '^[a-z]+(-[a-z]+)+$'),
  thing_type      text not null,
  thing_id        text not null,
  -- Who did it; null where nobody did, such as a payment provider.
  account_id      uuid,
  site_id         uuid,
  organisation_id uuid,
  data            jsonb not null check (jsonb_typeof(data) = 'object'),
  recorded_at     timestamptz not null,
  constraint domain_event_is_small check (octet_length(data::text) <= 16384)
);
create index domain_event_by_transaction on domain_event (transaction_id);
create index domain_event_by_thing on domain_event (thing_type, thing_id, id);
create index domain_event_by_kind on domain_event (kind, id);

create function keep_domain_events() returns trigger language plpgsql as $$
begin
  raise exception 'what has happened stays as it was recorded'
    using errcode = 'restrict_violation', constraint = 'domain_event_is_kept';
end $$;
create trigger domain_event_is_kept before update or delete or truncate on domain_event
  for each statement execute function keep_domain_events();

-- The listeners of the code, entered when it starts. One that the code gives up is deleted by a migration.
create table event_listener (
  name  text primary key,
  kinds text[] not null
);

-- What a listener has still to handle; the row goes in the transaction that handles it.
create table event_dispatch (
  listener   text not null references event_listener on delete cascade,
  event_id   bigint not null references domain_event,
  thing_type text not null,
  thing_id   text not null,
  failures   integer not null default 0,
  error      text,
  -- Null: at once.
  try_after  timestamptz,
  -- Since when it waits for the operator.
  parked_at  timestamptz,
  primary key (listener, event_id)
);
create index event_dispatch_in_order on event_dispatch (event_id);
create index event_dispatch_by_thing on event_dispatch (listener, thing_type, thing_id, event_id);
create index event_dispatch_parked on event_dispatch (parked_at, listener, event_id)
  where parked_at is not null;

-- A dispatch is committed with its event, so none can be overlooked, in whatever order transactions end.
create function dispatch_to_listeners() returns trigger language plpgsql as $$
begin
  insert into event_dispatch (listener, event_id, thing_type, thing_id)
    select name, new.id, new.thing_type, new.thing_id from event_listener where new.kind = any (kinds);
  return null;
end $$;
create trigger domain_event_dispatched after insert on domain_event
  for each row execute function dispatch_to_listeners();
