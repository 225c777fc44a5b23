-- Pictures of a tournament, redrawn: its logo and those of its sponsors. One that nothing shows is deleted after a day.
create table tournament_picture (
  id            uuid primary key default uuidv7(),
  tournament_id uuid not null references tournament_setup on delete cascade,
  -- Of the file that was sent.
  digest        bytea not null check (length(digest) = 32),
  small         bytea not null,
  large         bytea not null,
  made_by       uuid references account on delete set null,
  made_at       timestamptz not null,
  constraint tournament_picture_once unique (tournament_id, digest),
  constraint tournament_picture_of_tournament unique (tournament_id, id)
);
create index tournament_picture_by_account on tournament_picture (made_by) where made_by is not null;

alter table tournament_setup
  add column logo_id uuid,
  add column brand_revision integer not null default 0,
  add constraint tournament_shows_its_own_logo
    foreign key (id, logo_id) references tournament_picture (tournament_id, id);

-- Who pays for a tournament, and where that is said: beside its name, beside the table, on the bulletin.
create table tournament_sponsor (
  id            uuid primary key,
  tournament_id uuid not null references tournament_setup on delete cascade,
  position      smallint not null check (position >= 0),
  name          text not null check (length(name) between 1 and 80),
  link          text not null check (link = '' or link ~ '^https?://[^/]+'),
  place         text not null check (place in ('title', 'table', 'bulletin')),
  picture_id    uuid,
  foreign key (tournament_id, picture_id) references tournament_picture (tournament_id, id)
);
create index tournament_sponsor_by_tournament on tournament_sponsor (tournament_id, position);
create unique index tournament_has_one_title_sponsor on tournament_sponsor (tournament_id) where place = 'title';
