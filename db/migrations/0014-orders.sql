-- Whatever is bought is bought by an order. Its lines, coupon, taxes and total are settled once, when it
-- is placed; after that only its status and what was paid and given back move, along the edges below.
-- All amounts are whole minor units of the order's currency. Rates are basis points: 1600 is 16 %.

create table tax (
  id        uuid primary key default uuidv7(),
  country   text not null references country,
  line_kind text not null check (line_kind in ('booking', 'package')),
  name      text not null check (name <> ''),
  rate      integer not null check (rate between 0 and 10000),
  -- Whether prices hold it already, or it comes on top.
  inclusive boolean not null,
  is_sample boolean not null default false,
  unique (country, line_kind)
);

create table coupon (
  id             uuid primary key default uuidv7(),
  site_id        uuid not null references site,
  code           text not null check (code ~ '^[A-Z0-9-]{3,30}$'),
  title          text not null check (title <> ''),
  amount         bigint check (amount between 1 and 1000000000000),
  currency       text references currency,
  rate           integer check (rate between 1 and 10000),
  -- What it is good for; nothing named means everything.
  line_kinds     text[] not null default '{}' check (line_kinds <@ array['booking', 'package']),
  subjects       uuid[] not null default '{}',
  valid_from     timestamptz not null,
  valid_until    timestamptz not null,
  -- Null: as often as people like.
  most_uses      integer check (most_uses > 0),
  most_uses_each integer check (most_uses_each > 0),
  uses           integer not null default 0,
  is_sample      boolean not null default false,
  constraint coupon_takes_one_way check (num_nonnulls(amount, rate) = 1),
  constraint coupon_amount_has_currency check ((amount is null) = (currency is null)),
  constraint coupon_window check (valid_from < valid_until),
  constraint coupon_not_overused check (uses >= 0 and uses <= most_uses),
  unique (site_id, code)
);

create table orders (
  id              uuid primary key default uuidv7(),
  site_id         uuid not null references site,
  account_id      uuid not null references account,
  -- What people read to one another over the phone.
  number          text not null check (number ~ '^[0-9A-Z]{5}-[0-9A-Z]{5}$'),
  status          text not null check (status in
                    ('pending', 'paid', 'cancelled', 'expired', 'partly refunded', 'refunded')),
  currency        text not null references currency,
  -- Of the lines, before discount and without the tax that comes on top.
  subtotal        bigint not null check (subtotal between 0 and 1000000000000),
  discount        bigint not null check (discount between 0 and subtotal),
  tax_on_top      bigint not null check (tax_on_top >= 0),
  tax_within      bigint not null check (tax_within >= 0),
  total           bigint not null,
  refunded        bigint not null default 0,
  coupon_id       uuid references coupon,
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  request_hash    bytea not null check (length(request_hash) = 32),
  placed_at       timestamptz not null,
  paid_at         timestamptz,
  -- Until then it may be paid; null: as long as it is pending.
  expires_at      timestamptz check (expires_at > placed_at),
  constraint order_total check (total = subtotal - discount + tax_on_top),
  constraint order_refund_within_total check (refunded between 0 and total),
  constraint order_refund_as_status check (case status
    when 'refunded' then refunded = total
    when 'partly refunded' then refunded > 0 and refunded < total
    else refunded = 0 end),
  constraint order_paid_has_time check
    ((status in ('paid', 'partly refunded', 'refunded')) = (paid_at is not null)),
  unique (site_id, number),
  constraint order_one_per_key unique (account_id, idempotency_key),
  -- What hangs on an order's status refers to both and follows it: on update cascade.
  unique (id, status)
);
create index orders_by_account on orders (account_id, placed_at desc, id desc);
create index orders_pending on orders (expires_at) where status = 'pending';

create table order_line (
  order_id      uuid not null references orders,
  position      smallint not null check (position > 0),
  kind          text not null check (kind in ('booking', 'package')),
  title         text not null check (title <> ''),
  quantity      integer not null check (quantity between 1 and 1000),
  unit_price    bigint not null check (unit_price between 0 and 1000000000000),
  amount        bigint not null check (amount = quantity * unit_price),
  discount      bigint not null check (discount between 0 and amount),
  tax_name      text,
  tax_rate      integer not null check (tax_rate between 0 and 10000),
  tax_inclusive boolean not null,
  tax           bigint not null check (tax >= 0),
  -- What it is of (the ground, the package), and what became of it (the booking).
  subject       uuid not null,
  reference     uuid,
  period        text check (period in ('month', 'year', 'once')),
  -- When and where it takes place, if it does.
  place         text,
  starts_at     timestamptz,
  ends_at       timestamptz check (ends_at > starts_at),
  time_zone     text,
  primary key (order_id, position)
);
create index order_line_by_reference on order_line (reference) where reference is not null;

-- An order is the sum of its lines, to the last minor unit.
create function order_adds_up() returns trigger language plpgsql as $$
declare
  wanted orders%rowtype;
  lines record;
  which uuid;
begin
  if tg_table_name = 'orders' then which := new.id; else which := new.order_id; end if;
  select * into wanted from orders where id = which;
  select count(*) as count, coalesce(sum(amount), 0) as amount, coalesce(sum(discount), 0) as discount,
         coalesce(sum(tax) filter (where not tax_inclusive), 0) as on_top,
         coalesce(sum(tax) filter (where tax_inclusive), 0) as within
    into lines from order_line where order_id = which;
  if lines.count = 0 or (lines.amount, lines.discount, lines.on_top, lines.within)
     is distinct from (wanted.subtotal, wanted.discount, wanted.tax_on_top, wanted.tax_within) then
    raise exception 'order % is not the sum of its % lines', which, lines.count
      using errcode = 'check_violation', constraint = 'order_is_sum_of_lines';
  end if;
  return null;
end $$;
create constraint trigger order_is_sum_of_lines after insert on orders
  deferrable initially deferred for each row execute function order_adds_up();
create constraint trigger order_line_is_part_of_sum
  after insert or update of amount, discount, tax, tax_inclusive on order_line
  deferrable initially deferred for each row execute function order_adds_up();

-- What was agreed stays, and a status goes only where it may. An expired order that is paid late
-- comes back to life if what it held is still free.
create function guard_order() returns trigger language plpgsql as $$
begin
  if (new.site_id, new.account_id, new.number, new.currency, new.subtotal, new.discount, new.tax_on_top,
      new.tax_within, new.coupon_id, new.placed_at)
     is distinct from
     (old.site_id, old.account_id, old.number, old.currency, old.subtotal, old.discount, old.tax_on_top,
      old.tax_within, old.coupon_id, old.placed_at) then
    raise exception 'order % was agreed and cannot change', old.id
      using errcode = 'check_violation', constraint = 'order_terms_stay';
  end if;
  if new.refunded < old.refunded or (new.status <> old.status and not (old.status, new.status) in (
      ('pending', 'paid'), ('pending', 'cancelled'), ('pending', 'expired'), ('expired', 'paid'),
      ('paid', 'partly refunded'), ('paid', 'refunded'), ('partly refunded', 'refunded'))) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'order_status_edge';
  end if;
  return new;
end $$;
create trigger order_guard before update on orders for each row execute function guard_order();

create table coupon_use (
  coupon_id  uuid not null references coupon,
  account_id uuid not null references account,
  uses       integer not null check (uses >= 0),
  primary key (coupon_id, account_id)
);

-- A coupon is used by the statement that places the order, and given back by the one that lets it go:
-- whatever the number of buyers, the last use is had once.
create function count_coupon() returns trigger language plpgsql as $$
declare
  had boolean := tg_op = 'UPDATE' and old.status not in ('cancelled', 'expired');
  has boolean := new.status not in ('cancelled', 'expired');
  step integer := has::int - had::int;
  most integer;
  used integer;
begin
  if step = 0 then
    return null;
  end if;
  update coupon set uses = uses + step where id = new.coupon_id returning most_uses_each into most;
  insert into coupon_use (coupon_id, account_id, uses) values (new.coupon_id, new.account_id, 1)
    on conflict (coupon_id, account_id) do update set uses = coupon_use.uses + step
    returning uses into used;
  if used > most then
    raise exception 'coupon % is used up for account %', new.coupon_id, new.account_id
      using errcode = 'check_violation', constraint = 'coupon_not_overused_by_one';
  end if;
  return null;
end $$;
create trigger order_placed_with_coupon after insert on orders
  for each row when (new.coupon_id is not null) execute function count_coupon();
create trigger order_with_coupon_moved after update of status on orders
  for each row when (new.coupon_id is not null and old.status <> new.status) execute function count_coupon();

-- One try to pay an order, by one provider.
create table payment (
  id         uuid primary key default uuidv7(),
  order_id   uuid not null references orders,
  provider   text not null check (provider in ('sandbox')),
  -- The provider's name for it: whoever knows it may open the hosted page.
  reference  text not null check (reference <> ''),
  amount     bigint not null check (amount > 0),
  -- What was given back of it.
  refunded   bigint not null default 0,
  status     text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint payment_refund_within_amount check (refunded between 0 and amount),
  constraint payment_refund_of_money check (refunded = 0 or status = 'succeeded'),
  constraint payment_settled_has_time check ((status = 'pending') = (settled_at is null)),
  unique (provider, reference)
);
create index payment_by_order on payment (order_id, id);
create index payment_pending on payment (created_at) where status = 'pending';

-- Money given back. Until it is sent it is owed, and a job sees to it.
create table refund (
  id         uuid primary key default uuidv7(),
  payment_id uuid not null references payment,
  order_id   uuid not null references orders,
  amount     bigint not null check (amount > 0),
  reason     text not null check (reason in ('cancelled', 'paid too late', 'paid twice')),
  created_at timestamptz not null,
  sent_at    timestamptz
);
create index refund_by_order on refund (order_id, id);
create index refund_unsent on refund (created_at) where sent_at is null;

-- What providers have told us, so that what comes twice counts once.
create table payment_event (
  provider    text not null,
  event       text not null check (length(event) between 1 and 200),
  kind        text not null,
  received_at timestamptz not null,
  primary key (provider, event)
);
create index payment_event_by_time on payment_event (received_at);

-- The books, by double entry: what is debited (+) and credited (-) when money moves adds up to nothing.
create table ledger_entry (
  id       uuid primary key default uuidv7(),
  -- What belongs together.
  event    uuid not null,
  order_id uuid not null references orders,
  account  text not null check (account in ('provider', 'sales', 'tax', 'owed')),
  amount   bigint not null check (amount <> 0),
  at       timestamptz not null
);
create index ledger_entry_by_event on ledger_entry (event);
create index ledger_entry_by_order on ledger_entry (order_id, id);

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entry where event = new.event) <> 0 then
    raise exception 'the entries of % do not add up to nothing', new.event
      using errcode = 'check_violation', constraint = 'ledger_balances';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balances();

create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the books are only added to' using errcode = 'check_violation', constraint = 'ledger_is_kept';
end $$;
create trigger ledger_is_kept before update or delete on ledger_entry
  for each statement execute function keep_ledger();

-- What is for sale by the period. Prices are a site's own, in its currency.
create table package (
  id              uuid primary key default uuidv7(),
  site_id         uuid not null references site,
  kind            text not null check (kind in ('plan', 'live-stream')),
  -- What a plan gives; see packages/entitlements.ts.
  tier            text check (tier in ('freemium', 'pro')),
  streaming_hours integer not null default 0 check (streaming_hours >= 0),
  name            text not null check (name <> ''),
  summary         text not null,
  features        text[] not null default '{}',
  rank            smallint not null default 0,
  is_sample       boolean not null default false,
  archived_at     timestamptz,
  folded          text generated always as (fold(name)) stored,
  constraint package_plan_has_tier check ((kind = 'plan') = (tier is not null))
);
create index package_by_site on package (site_id, rank, id);

create table package_price (
  package_id uuid not null references package on delete cascade,
  period     text not null check (period in ('month', 'year', 'once')),
  currency   text not null references currency,
  amount     bigint not null check (amount between 0 and 1000000000000),
  primary key (package_id, period, currency)
);

-- What an account may, from when until when, and the order that bought it. It follows that order:
-- what was given back in full is worth nothing.
create table entitlement (
  id              uuid primary key default uuidv7(),
  account_id      uuid not null references account,
  package_id      uuid not null references package,
  order_id        uuid not null,
  order_status    text not null,
  streaming_hours integer not null check (streaming_hours >= 0),
  starts_at       timestamptz not null,
  -- Null: without end.
  ends_at         timestamptz check (ends_at > starts_at),
  foreign key (order_id, order_status) references orders (id, status) on update cascade
);
create index entitlement_by_account on entitlement (account_id, package_id, starts_at);
create index entitlement_by_order on entitlement (order_id);
