-- An association's register of players: a number for each person, and with which club on which days. A transfer or loan
-- is asked by the new club, released by the old one and approved by the association.
create table association (
  organisation_id uuid primary key,
  kind            text not null default 'association' check (kind = 'association'),
  approves        text not null default 'by-hand' check (approves in ('by-hand', 'at-once')),
  -- Transfers begin within these days; null where there is no such limit.
  transfers_from  date,
  transfers_until date,
  -- How many such players a side may name; null where there is no limit.
  most_overseas   smallint check (most_overseas between 0 and 11),
  most_stars      smallint check (most_stars between 0 and 11),
  next_number     integer not null default 1 check (next_number > 0),
  revision        integer not null default 1,
  foreign key (organisation_id, kind) references organisation (id, kind),
  constraint association_window check (transfers_from <= transfers_until)
);

create table registered_person (
  id             uuid primary key default uuidv7(),
  association_id uuid not null references association,
  number         integer not null check (number > 0),
  name           text not null check (name <> '' and length(name) <= 100),
  folded         text not null generated always as (fold(name)) stored,
  account_id     uuid references account on delete set null,
  is_overseas    boolean not null default false,
  is_star        boolean not null default false,
  added_at       timestamptz not null,
  constraint registered_person_number unique (association_id, number),
  constraint registered_person_of_association unique (id, association_id)
);
create unique index registered_person_account_once on registered_person (association_id, account_id)
  where account_id is not null;
create index registered_person_by_account on registered_person (account_id) where account_id is not null;
create index registered_person_by_name on registered_person (association_id, folded);

create table registration (
  id              uuid primary key default uuidv7(),
  association_id  uuid not null,
  person_id       uuid not null,
  organisation_id uuid not null references organisation,
  player_id       uuid not null,
  kind            text not null check (kind in ('own', 'loan')),
  state           text not null check (state in ('asked', 'approved', 'declined', 'ended')),
  days            daterange not null check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  reason          text not null default '' check (length(reason) <= 300),
  asked_at        timestamptz not null,
  decided_at      timestamptz,
  foreign key (person_id, association_id) references registered_person (id, association_id),
  foreign key (player_id, organisation_id) references club_player (id, organisation_id),
  -- Nobody is registered with two clubs of an association on one day.
  constraint registration_one_club exclude using gist (person_id with =, days with &&)
    where (state in ('asked', 'approved'))
);
create index registration_by_association on registration (association_id, state);
create index registration_by_club on registration (organisation_id, association_id);
create index registration_by_player on registration (player_id);

create table transfer (
  id             uuid primary key default uuidv7(),
  association_id uuid not null,
  person_id      uuid not null,
  from_id        uuid not null references organisation,
  to_id          uuid not null references organisation,
  player_id      uuid not null,
  kind           text not null check (kind in ('transfer', 'loan')),
  starts_on      date not null,
  -- The last day of a loan.
  ends_on        date,
  state          text not null check (state in ('asked', 'released', 'approved', 'declined', 'withdrawn')),
  reason         text not null default '' check (length(reason) <= 300),
  asked_at       timestamptz not null,
  released_at    timestamptz,
  decided_at     timestamptz,
  foreign key (person_id, association_id) references registered_person (id, association_id),
  foreign key (player_id, to_id) references club_player (id, organisation_id),
  constraint transfer_to_another check (from_id <> to_id),
  constraint transfer_loan_ends check ((kind = 'loan') = (ends_on is not null) and ends_on >= starts_on)
);
create unique index transfer_open_once on transfer (person_id) where state in ('asked', 'released');
create index transfer_by_association on transfer (association_id, asked_at);
create index transfer_by_from on transfer (from_id, asked_at);
create index transfer_by_to on transfer (to_id, asked_at);
