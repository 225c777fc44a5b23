-- Bookings of grounds, what else takes a ground's time, and what people who played there say of it. That
-- two bookings never overlap is said here, so that no code has to ask first and no race can be lost.
create table booking (
  id              uuid primary key default uuidv7(),
  ground_id       uuid not null references ground,
  -- What pays for it, whose status it follows; none: somebody came to the ground or rang.
  order_id        uuid unique,
  order_status    text,
  booked_by       uuid not null references account,
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  request_hash    bytea not null check (length(request_hash) = 32),
  purpose         text not null default '',
  -- For whom, where it is not for who booked.
  customer        text check (customer <> ''),
  -- What comes back and how long before, as it was agreed: later terms are for later bookings.
  cancellation    jsonb not null check (jsonb_typeof(cancellation) = 'array'),
  booked_at       timestamptz not null,
  -- Until then it must be paid for.
  hold_until      timestamptz check (hold_until > booked_at),
  -- How often its slots were changed for others.
  moves           smallint not null default 0 check (moves >= 0),
  cancelled_at    timestamptz,
  cancelled_by    uuid references account,
  -- What came back, in minor units of the order's currency.
  refund          bigint check (refund >= 0),
  live            boolean not null generated always as (cancelled_at is null
                    and coalesce(order_status in ('pending', 'paid', 'partly refunded'), true)) stored,
  foreign key (order_id, order_status) references orders (id, status) on update cascade,
  constraint booking_order_has_status check ((order_id is null) = (order_status is null)),
  constraint booking_is_for_somebody check (order_id is not null or customer is not null),
  constraint booking_cancelled_by_somebody check ((cancelled_at is null) = (cancelled_by is null)),
  constraint booking_refund_when_cancelled check (refund is null or cancelled_at is not null),
  constraint booking_one_per_key unique (booked_by, idempotency_key),
  -- What a booking takes refers to both and follows: on update cascade.
  unique (id, live)
);
create index booking_by_ground on booking (ground_id, id desc);
create index booking_held on booking (booked_by, hold_until) where order_status = 'pending';
create index booking_by_canceller on booking (cancelled_by) where cancelled_by is not null;

-- A stretch of a ground's time that is taken: by a booking as long as that lives, or because it is closed.
create table ground_span (
  id         uuid primary key default uuidv7(),
  ground_id  uuid not null references ground,
  during     tstzrange not null,
  live       boolean not null default true,
  booking_id uuid,
  -- The slot it is, on which day, and for how much: with a booking.
  slot_id    uuid references ground_slot,
  day        date,
  kind       text check (kind in ('standard', 'peak', 'floodlight')),
  price      bigint check (price >= 0),
  -- Why it is closed, and who closed it.
  reason     text check (reason <> ''),
  closed_by  uuid references account on delete set null,
  made_at    timestamptz not null,
  constraint ground_span_is_bounded check (
    lower(during) < upper(during) and lower_inc(during) and not upper_inc(during)
    and upper(during) <= lower(during) + interval '366 days'),
  constraint ground_span_has_one_cause check (
    case when booking_id is null then reason is not null and num_nonnulls(slot_id, day, kind, price) = 0
         else reason is null and num_nonnulls(slot_id, day, kind, price) = 4 end),
  foreign key (booking_id, live) references booking (id, live) on update cascade,
  constraint ground_span_no_overlap exclude using gist (ground_id with =, during with &&) where (live)
);
create index ground_span_by_booking on ground_span (booking_id) where booking_id is not null;
create index ground_span_by_closer on ground_span (closed_by) where closed_by is not null;
-- Every span, also those that live no more, by when it begins.
create index ground_span_by_start on ground_span (ground_id, lower(during), id);

-- What is hired with every slot of a booking, at the price of then.
create table booking_equipment (
  booking_id   uuid not null references booking,
  equipment_id uuid not null references ground_equipment,
  quantity     smallint not null check (quantity > 0),
  price        bigint not null check (price >= 0),
  primary key (booking_id, equipment_id)
);

-- Who is hired with a slot. Nobody can be at two grounds at once.
create table booking_official (
  span_id     uuid not null references ground_span,
  official_id uuid not null references ground_official,
  person_id   uuid not null references person,
  booking_id  uuid not null,
  live        boolean not null default true,
  during      tstzrange not null check (lower(during) < upper(during)),
  price       bigint not null check (price >= 0),
  primary key (span_id, official_id),
  foreign key (booking_id, live) references booking (id, live) on update cascade,
  constraint booking_official_no_overlap exclude using gist (person_id with =, during with &&) where (live)
);
create index booking_official_by_booking on booking_official (booking_id);

-- What somebody who hired a ground says of it, once; and what the ground answers.
create table review (
  id         uuid primary key default uuidv7(),
  ground_id  uuid not null references ground,
  account_id uuid not null references account,
  -- By which it was earned.
  booking_id uuid not null references booking,
  stars      smallint not null check (stars between 1 and 5),
  body       text not null,
  written_at timestamptz not null,
  reply      text check (reply <> ''),
  replied_by uuid references account on delete set null,
  replied_at timestamptz,
  constraint review_reply_has_time check ((reply is null) = (replied_at is null)),
  constraint review_one_each unique (ground_id, account_id)
);
create index review_by_ground on review (ground_id, written_at desc, id desc);
create index review_by_account on review (account_id);
create index review_by_booking on review (booking_id);
create index review_by_replier on review (replied_by) where replied_by is not null;
