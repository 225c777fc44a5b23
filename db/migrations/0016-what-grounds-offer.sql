-- What a ground offers: its facts, when it can be hired and at what price, what can be hired with it,
-- and what of the money comes back. Without facts a ground is a place where matches were played.
create extension if not exists btree_gist;

create table ground_facts (
  ground_id      uuid primary key references ground on delete cascade,
  about          text not null default '',
  address        text not null default '',
  latitude       double precision check (latitude between -90 and 90),
  longitude      double precision check (longitude between -180 and 180),
  amenities      text[] not null default '{}' check (cardinality(amenities) <= 50),
  rules          text[] not null default '{}' check (cardinality(rules) <= 50),
  -- Of every price of the ground, in minor units.
  currency       text not null references currency,
  -- Slots can be booked from so long before they begin until so long before they begin.
  ahead_days     smallint not null default 90 check (ahead_days between 1 and 366),
  notice_minutes integer not null default 0 check (notice_minutes between 0 and 43200),
  constraint ground_place_is_whole check ((latitude is null) = (longitude is null))
);

-- A span of every week that can be hired, by the wall clock of the ground. `ends` at or before `starts`
-- is on the next day. A slot is never changed: it is archived and another one takes its place.
create table ground_slot (
  id          uuid primary key default uuidv7(),
  ground_id   uuid not null references ground_facts on delete cascade,
  weekday     smallint not null check (weekday between 1 and 7),
  starts      time(0) not null,
  ends        time(0) not null,
  kind        text not null default 'standard' check (kind in ('standard', 'peak', 'floodlight')),
  price       bigint not null check (price between 0 and 1000000000000),
  archived_at timestamptz,
  -- Minutes of the week, from Monday at midnight; a slot of Sunday night goes on in the first ones.
  week        int4multirange generated always as (
    int4multirange(
      int4range((weekday - 1) * 1440 + (extract(epoch from starts) / 60)::int,
                least((weekday - 1) * 1440 + (extract(epoch from ends) / 60)::int
                      + case when ends <= starts then 1440 else 0 end, 10080)),
      int4range(0, greatest((weekday - 1) * 1440 + (extract(epoch from ends) / 60)::int
                            + case when ends <= starts then 1440 else 0 end - 10080, 0)))) stored,
  constraint ground_slot_full_minutes check (extract(second from starts) = 0 and extract(second from ends) = 0),
  constraint ground_slot_no_overlap exclude using gist (ground_id with =, week with &&) where (archived_at is null)
);
create index ground_slot_by_ground on ground_slot (ground_id, weekday, starts) where archived_at is null;

-- What can be hired with a slot, so many at once, at a price for each slot.
create table ground_equipment (
  id          uuid primary key default uuidv7(),
  ground_id   uuid not null references ground_facts on delete cascade,
  name        text not null check (name <> ''),
  price       bigint not null check (price between 0 and 1000000000000),
  quantity    smallint not null check (quantity between 1 and 1000),
  archived_at timestamptz
);
create unique index ground_equipment_one_name on ground_equipment (ground_id, name) where archived_at is null;

-- Who can be hired for a slot, at a price for each slot.
create table ground_official (
  id          uuid primary key default uuidv7(),
  ground_id   uuid not null references ground_facts on delete cascade,
  person_id   uuid not null references person,
  role        text not null check (role in ('umpire', 'scorer', 'match-referee', 'commentator')),
  price       bigint not null check (price between 0 and 1000000000000),
  archived_at timestamptz
);
create unique index ground_official_one_role on ground_official (ground_id, person_id, role) where archived_at is null;

create table ground_photo (
  id        uuid primary key default uuidv7(),
  ground_id uuid not null references ground_facts on delete cascade,
  position  smallint not null check (position >= 0),
  address   text not null check (address ~ '^/[^/]'),
  alt       text not null,
  unique (ground_id, position)
);

-- Who cancels so many hours before a slot begins gets so much back; the widest step that holds counts.
create table ground_cancellation_step (
  ground_id    uuid not null references ground_facts on delete cascade,
  hours_before integer not null check (hours_before between 0 and 8784),
  percent      smallint not null check (percent between 0 and 100),
  primary key (ground_id, hours_before)
);
