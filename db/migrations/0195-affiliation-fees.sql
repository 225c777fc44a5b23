-- What an association asks for being affiliated: for a season, of organisations of one kind, or of all others. In the
-- currency of its fee book.
create table affiliation_fee (
  association_id uuid not null references fee_book,
  season         text not null check (season ~ '^\d{4}(/\d{2})?$'),
  kind           text check (kind in ('club', 'academy', 'association')),
  amount         bigint not null check (amount between 1 and 1000000000000),
  constraint affiliation_fee_once unique nulls not distinct (association_id, season, kind)
);

-- The accounts of organisations in the fee book of an association that they stand, or stood, under.
create table fee_affiliate (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references fee_book,
  affiliate_id    uuid not null references organisation,
  constraint fee_affiliate_once unique (organisation_id, affiliate_id),
  constraint fee_affiliate_of_organisation unique (id, organisation_id),
  constraint fee_affiliate_of_another check (organisation_id <> affiliate_id)
);
create index fee_affiliate_by_affiliate on fee_affiliate (affiliate_id);

-- An account belongs to a player, a student or an affiliate.
alter table fee_entry
  add column affiliate_id uuid,
  alter column holder_id set expression as (coalesce(player_id, student_id, affiliate_id)),
  drop constraint fee_entry_check6,
  add constraint fee_entry_of_one check (num_nonnulls(player_id, student_id, affiliate_id) = 1),
  add foreign key (affiliate_id, organisation_id) references fee_affiliate (id, organisation_id);
alter table fee_concession
  add column affiliate_id uuid,
  alter column holder_id set expression as (coalesce(player_id, student_id, affiliate_id)),
  drop constraint fee_concession_check,
  add constraint fee_concession_of_one check (num_nonnulls(player_id, student_id, affiliate_id) = 1),
  add foreign key (affiliate_id, organisation_id) references fee_affiliate (id, organisation_id);
alter table fee_order
  add column affiliate_id uuid,
  alter column holder_id set expression as (coalesce(player_id, student_id, affiliate_id)),
  drop constraint fee_order_check,
  add constraint fee_order_of_one check (num_nonnulls(player_id, student_id, affiliate_id) = 1),
  add foreign key (affiliate_id, organisation_id) references fee_affiliate (id, organisation_id);

create or replace view fee_holder as
  select p.id, p.organisation_id, p.name, p.folded, p.account_id, p.born_on,
         p.left_at is not null as has_left, false as is_student, null::uuid as affiliate_id
  from club_player p
  union all
  select s.id, s.organisation_id, coalesce(nullif(s.name, ''), 'Former student'), s.folded,
         s.account_id, s.born_on,
         not exists (select from enrolment e where e.student_id = s.id and e.state <> 'withdrawn'),
         true, null
  from student s
  union all
  select a.id, a.organisation_id, o.name, o.folded, null, null,
         not exists (select from affiliation f where f.organisation_id = a.affiliate_id
                     and f.association_id = a.organisation_id),
         false, a.affiliate_id
  from fee_affiliate a join organisation o on o.id = a.affiliate_id;
