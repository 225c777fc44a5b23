-- What a club charges its players, and the account of each. A book is of one currency.
create table fee_book (
  organisation_id uuid primary key references organisation,
  currency        text not null references currency,
  -- Whoever has something overdue cannot be picked.
  blocks_debtors  boolean not null default false,
  -- How long after the day on which something is due it is asked for again; null for never.
  remind_days     smallint check (remind_days between 1 and 60),
  time_zone       text not null,
  site_id         uuid not null references site,
  link_origin     text not null,
  opened_at       timestamptz not null
);

-- What is for sale to the players of a club, and what it costs them.
create table fee_product (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references fee_book,
  kind            text not null check (kind in ('match', 'subscription', 'training')),
  name            text not null check (length(name) between 1 and 80),
  amount          bigint not null check (amount between 1 and 1000000000000),
  -- For those under 18, and whom the club says.
  concession      bigint check (concession between 0 and amount),
  -- For the second member of a family and all after.
  family          bigint check (family between 0 and amount),
  instalments     smallint not null default 1 check (instalments between 1 and 12),
  archived_at     timestamptz,
  idempotency_key text not null,
  made_at         timestamptz not null,
  constraint fee_product_of_organisation unique (id, organisation_id),
  constraint fee_product_asked_once unique (organisation_id, idempotency_key),
  check (kind = 'subscription' or (instalments = 1 and family is null))
);
create unique index fee_product_named_once on fee_product (organisation_id, lower(name))
  where archived_at is null;

-- Players who pay the concession whatever their age.
create table fee_concession (
  player_id       uuid primary key,
  organisation_id uuid not null,
  foreign key (player_id, organisation_id) references club_player (id, organisation_id)
);

-- The account of each player: what is owed is positive, what was paid is negative. It is only added to: a
-- contrary entry takes another back, whole and once. Nobody is charged twice for the same thing (`about`).
create table fee_entry (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references fee_book,
  player_id       uuid not null,
  kind            text not null check (kind in ('charge', 'payment', 'contrary')),
  amount          bigint not null check (amount <> 0 and abs(amount) <= 1000000000000),
  title           text not null check (length(title) between 1 and 200),
  about           text,
  product_id      uuid,
  due_on          date,
  method          text check (method in ('card', 'cash', 'transfer')),
  paid_on         date,
  order_id        uuid references orders,
  reverses        uuid,
  entered_by      uuid references account,
  entered_at      timestamptz not null,
  idempotency_key text,
  foreign key (player_id, organisation_id) references club_player (id, organisation_id),
  foreign key (product_id, organisation_id) references fee_product (id, organisation_id),
  constraint fee_entry_of_player unique (id, player_id, organisation_id),
  foreign key (reverses, player_id, organisation_id)
    references fee_entry (id, player_id, organisation_id),
  constraint fee_entry_charged_once unique (player_id, about),
  constraint fee_entry_taken_back_once unique (reverses),
  constraint fee_entry_asked_once unique (organisation_id, idempotency_key),
  constraint fee_entry_paid_once unique (order_id, player_id),
  check ((kind = 'charge') = (about is not null)),
  check ((kind = 'charge') = (due_on is not null)),
  check ((kind = 'payment') = (method is not null)),
  check ((kind = 'contrary') = (reverses is not null)),
  check (kind = 'contrary' or (amount > 0) = (kind = 'charge')),
  check ((method is not distinct from 'card') = (order_id is not null))
);
create index fee_entry_by_organisation on fee_entry (organisation_id, player_id);
create index fee_entry_by_player on fee_entry (player_id);
create index fee_entry_by_due on fee_entry (organisation_id, due_on) where kind = 'charge';

create function keep_fee_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.kind = 'contrary' and not exists (
      select from fee_entry where id = new.reverses and kind <> 'contrary' and amount = -new.amount) then
      raise exception 'a contrary entry takes back the whole of a charge or payment'
        using errcode = 'check_violation', constraint = 'fee_entry_is_contrary';
    end if;
    return new;
  end if;
  raise exception 'the accounts of players are only added to'
    using errcode = 'check_violation', constraint = 'fee_entry_is_kept';
end $$;
create trigger keep_fee_entries before insert or update or delete on fee_entry
  for each row execute function keep_fee_entries();

-- What an order pays, and whose it is.
create table fee_order (
  order_id        uuid not null references orders,
  player_id       uuid not null,
  organisation_id uuid not null,
  amount          bigint not null check (amount > 0),
  primary key (order_id, player_id),
  foreign key (player_id, organisation_id) references club_player (id, organisation_id)
);
create index fee_order_by_player on fee_order (player_id);

-- When a player was last reminded of a charge.
create table fee_reminder (
  entry_id    uuid primary key references fee_entry,
  reminded_at timestamptz not null
);

-- Fees are paid by the same orders as everything else.
alter table order_line
  drop constraint order_line_kind_check,
  add constraint order_line_kind_check check (kind in ('booking', 'package', 'fee'));
alter table tax
  drop constraint tax_line_kind_check,
  add constraint tax_line_kind_check check (line_kind in ('booking', 'package', 'fee'));
alter table coupon
  drop constraint coupon_line_kinds_check,
  add constraint coupon_line_kinds_check check (line_kinds <@ array['booking', 'package', 'fee']);
