-- What a tournament charges and pays is in one currency: that of its site when it was made.
alter table tournament_setup add column currency text references currency;
update tournament_setup s set currency = coalesce(
  (select r.currency from appointment_rules r where r.tournament_id = s.id),
  (select t.currency from site t order by t.is_default desc, t.created_at limit 1));
alter table tournament_setup
  alter column currency set not null,
  -- What a team owes that enters from now on; null for nothing.
  add column entry_fee bigint check (entry_fee between 1 and 1000000000000),
  -- Until when whoever withdraws or is declined gets it back without asking.
  add column entry_refund_until timestamptz,
  add constraint tournament_refunds_a_fee check (entry_refund_until is null or entry_fee is not null);

-- What an entry owes is what was asked for when it was made, whatever is asked for later.
alter table tournament_entry
  add column fee bigint check (fee between 1 and 1000000000000),
  add column fee_refund_until timestamptz,
  add constraint tournament_entry_refunds_a_fee check (fee_refund_until is null or fee is not null);

create function keep_what_was_agreed() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed on entry fees stays as it is'
    using errcode = 'check_violation', constraint = 'entry_fee_is_kept';
end $$;
create trigger tournament_keeps_its_currency before update of currency on tournament_setup
  for each row when (old.currency <> new.currency) execute function keep_what_was_agreed();
create trigger entry_keeps_its_fee before update of fee, fee_refund_until on tournament_entry
  for each row when ((old.fee, old.fee_refund_until) is distinct from (new.fee, new.fee_refund_until))
  execute function keep_what_was_agreed();

-- How an entry fee was settled: by an order, otherwise, or by waiving it. One of these holds at a time.
create table tournament_entry_payment (
  id           uuid primary key default uuidv7(),
  entry_id     uuid not null references tournament_entry on delete cascade,
  way          text not null check (way in ('card', 'cash', 'transfer', 'waived')),
  order_id     uuid unique,
  order_status text,
  -- Why it was waived.
  reason       text check (length(reason) between 1 and 300),
  entered_by   uuid not null references account,
  entered_at   timestamptz not null,
  -- What became of a payment without an order: its money was given back, or it had been entered by mistake.
  ended_as     text check (ended_as in ('refunded', 'taken back')),
  ended_by     uuid references account,
  ended_at     timestamptz,
  -- Refunded before the team came in again, which owes its fee anew by that.
  is_past      boolean not null default false,
  live         boolean not null generated always as (case when order_status is null then ended_as is null
    else order_status in ('pending', 'paid', 'partly refunded') end) stored,
  foreign key (order_id, order_status) references orders (id, status) on update cascade,
  check ((way = 'card') = (order_id is not null)),
  check ((order_id is null) = (order_status is null)),
  check ((way = 'waived') = (reason is not null)),
  check (num_nulls(ended_as, ended_by, ended_at) in (0, 3)),
  check (ended_as is null or way <> 'card'),
  check (ended_as is distinct from 'refunded' or way <> 'waived'),
  check (not is_past or order_status is not distinct from 'refunded' or ended_as is not distinct from 'refunded'),
  constraint entry_pays_once exclude using btree (entry_id with =) where (live)
);
create index entry_payment_by_entry on tournament_entry_payment (entry_id);

create function guard_entry_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.live and old.way <> 'waived' then
      raise exception 'an entry that has been paid stays'
        using errcode = 'check_violation', constraint = 'entry_payment_is_kept';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and old.ended_as is not null and
     (new.ended_as, new.ended_by, new.ended_at) is distinct from (old.ended_as, old.ended_by, old.ended_at) then
    raise exception 'a payment ends once'
      using errcode = 'check_violation', constraint = 'entry_payment_ends_once';
  end if;
  -- Nobody pays for a team that is out, not even by an order that had expired.
  if tg_op = 'INSERT' or (new.order_status = 'paid' and old.order_status in ('pending', 'expired')) then
    perform from tournament_entry
    where id = new.entry_id and fee is not null and status in ('requested', 'accepted') for share;
    if not found then
      raise exception 'that team owes no entry fee'
        using errcode = 'exclusion_violation', constraint = 'entry_payment_is_owed';
    end if;
  end if;
  return new;
end $$;
create trigger guard_entry_payment before insert or update or delete on tournament_entry_payment
  for each row execute function guard_entry_payment();

-- Entry fees are paid by the same orders as everything else.
alter table order_line
  drop constraint order_line_kind_check,
  add constraint order_line_kind_check check (kind in ('booking', 'package', 'fee', 'entry'));
alter table tax
  drop constraint tax_line_kind_check,
  add constraint tax_line_kind_check check (line_kind in ('booking', 'package', 'fee', 'entry'));
alter table coupon
  drop constraint coupon_line_kinds_check,
  add constraint coupon_line_kinds_check check (line_kinds <@ array['booking', 'package', 'fee', 'entry']);
