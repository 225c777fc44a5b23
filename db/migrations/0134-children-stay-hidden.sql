-- The public knows a child by the initials because a club or an academy says how old it is. When what says so goes
-- (an account is closed, a birth date is cleared) or no longer fits the records (a name is corrected), whoever was
-- hidden stays hidden.
create table hidden_person (
  person_id uuid primary key references person on delete cascade,
  until     date not null
);
alter table club_player
  add column hidden_until date,
  add column former_folded text[] not null default '{}';
create index club_player_hidden on club_player (hidden_until) where hidden_until is not null;
