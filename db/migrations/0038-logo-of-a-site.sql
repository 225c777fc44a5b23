-- A picture that an operator has sent as the logo of a site, redrawn in the two sizes that are shown.
create table site_logo (
  id      uuid primary key default uuidv7(),
  site_id uuid not null references site on delete cascade,
  -- SHA-256 of the file that was sent: the same file again is the same logo.
  digest  bytea not null check (length(digest) = 32),
  small   bytea not null,
  large   bytea not null,
  -- Of the small one, in pixels.
  width   integer not null check (width > 0),
  height  integer not null check (height > 0),
  -- What it can be seen on: a dark logo vanishes on a dark page, a light one on a light page.
  seen_on text not null check (seen_on in ('both', 'light', 'dark')),
  made_by uuid references account on delete set null,
  made_at timestamptz not null,
  constraint site_logo_once unique (site_id, digest),
  constraint site_logo_of_its_site unique (site_id, id)
);
create index site_logo_by on site_logo (made_by);

alter table site
  add column logo_id uuid,
  add constraint site_shows_its_own_logo foreign key (id, logo_id) references site_logo (site_id, id);
