-- Players who are children: a date of birth that only those see who run the club's teams, what the public may
-- be shown, and the accounts that look after them.
alter table club_player
  add column born_on date check (born_on > '1900-01-01'),
  add column shows_name boolean not null default false,
  add column shows_picture boolean not null default false;
create index club_player_born on club_player (born_on) where born_on is not null;

create table guardian (
  player_id       uuid not null,
  organisation_id uuid not null,
  account_id      uuid not null references account on delete cascade,
  since           timestamptz not null,
  primary key (player_id, account_id),
  foreign key (player_id, organisation_id) references club_player (id, organisation_id)
);
create index guardian_by_account on guardian (account_id);
