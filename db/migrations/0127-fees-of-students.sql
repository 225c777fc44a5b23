-- The students of an academy have accounts in its fee book as the players of a club have. An account belongs to
-- one or the other; `holder_id` is its id, whichever that is.
alter table fee_entry
  drop constraint fee_entry_charged_once,
  drop constraint fee_entry_paid_once,
  drop constraint fee_entry_reverses_player_id_organisation_id_fkey,
  drop constraint fee_entry_of_player,
  alter column player_id drop not null,
  add column student_id uuid,
  add column holder_id uuid not null generated always as (coalesce(player_id, student_id)) stored,
  add check (num_nonnulls(player_id, student_id) = 1),
  add foreign key (student_id, organisation_id) references student (id, organisation_id);
alter table fee_entry
  add constraint fee_entry_charged_once unique (holder_id, about),
  add constraint fee_entry_paid_once unique (order_id, holder_id),
  add constraint fee_entry_of_holder unique (id, holder_id, organisation_id),
  add foreign key (reverses, holder_id, organisation_id)
    references fee_entry (id, holder_id, organisation_id);
drop index fee_entry_by_organisation;
drop index fee_entry_by_player;
create index fee_entry_by_organisation on fee_entry (organisation_id, holder_id);
create index fee_entry_by_holder on fee_entry (holder_id);

alter table fee_concession
  drop constraint fee_concession_pkey,
  alter column player_id drop not null,
  add column student_id uuid,
  add column holder_id uuid not null generated always as (coalesce(player_id, student_id)) stored,
  add check (num_nonnulls(player_id, student_id) = 1),
  add primary key (holder_id),
  add foreign key (student_id, organisation_id) references student (id, organisation_id);

alter table fee_order
  drop constraint fee_order_pkey,
  alter column player_id drop not null,
  add column student_id uuid,
  add column holder_id uuid not null generated always as (coalesce(player_id, student_id)) stored,
  add check (num_nonnulls(player_id, student_id) = 1),
  add primary key (order_id, holder_id),
  add foreign key (student_id, organisation_id) references student (id, organisation_id);
drop index fee_order_by_player;
create index fee_order_by_holder on fee_order (holder_id);

-- Whose accounts there are. A student is with the account of the family.
create view fee_holder as
  select p.id, p.organisation_id, p.name, p.folded, p.account_id, p.born_on,
         p.left_at is not null as has_left, false as is_student
  from club_player p
  union all
  select s.id, s.organisation_id, coalesce(nullif(s.name, ''), 'Former student'), s.folded,
         s.account_id, s.born_on,
         not exists (select from enrolment e where e.student_id = s.id and e.state <> 'withdrawn'),
         true
  from student s;

-- What an academy's programmes cost: tuition. Its fees are charged by rules of the academy's.
alter table fee_product
  drop constraint fee_product_kind_check,
  drop constraint fee_product_check2,
  add constraint fee_product_kind_check
    check (kind in ('match', 'subscription', 'training', 'tuition')),
  add constraint fee_product_in_parts
    check (kind = 'subscription' or (instalments = 1 and (family is null or kind = 'tuition')));
