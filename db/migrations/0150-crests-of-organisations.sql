-- Crests that organisations sent, redrawn. One that nothing shows is deleted after a day.
create table organisation_picture (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation on delete cascade,
  -- Of the file that was sent.
  digest          bytea not null check (length(digest) = 32),
  small           bytea not null,
  large           bytea not null,
  made_by         uuid references account on delete set null,
  made_at         timestamptz not null,
  constraint organisation_picture_once unique (organisation_id, digest),
  constraint organisation_picture_of_organisation unique (organisation_id, id)
);
create index organisation_picture_by_account on organisation_picture (made_by) where made_by is not null;

-- What an organisation is recognised by; without a crest one is drawn, in its colours if it has said them.
alter table organisation
  add column crest_id uuid,
  add column first_colour text check (first_colour ~ '^#[0-9a-f]{6}$'),
  add column second_colour text check (second_colour ~ '^#[0-9a-f]{6}$'),
  add column links text[] not null default '{}' check (cardinality(links) <= 8),
  add column badge_revision integer not null default 0,
  add constraint organisation_has_both_colours check ((first_colour is null) = (second_colour is null)),
  add constraint organisation_shows_its_own_crest
    foreign key (id, crest_id) references organisation_picture (organisation_id, id);
