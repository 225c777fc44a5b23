-- What those who look after a ground change of it: what it offers is saved based on a revision, photos are
-- sent, and a ground is taken off the market.
alter table ground_facts
  -- What a save must name to be based on it.
  add column revision     integer not null default 1 check (revision > 0),
  -- Since when nothing can be booked there any more.
  add column withdrawn_at timestamptz;

create table ground_picture (
  id        uuid primary key default uuidv7(),
  ground_id uuid not null references ground_facts on delete cascade,
  -- SHA-256 of what was sent: the same file again is the same picture.
  digest    bytea not null check (length(digest) = 32),
  small     bytea not null,
  large     bytea not null,
  made_by   uuid references account on delete set null,
  made_at   timestamptz not null,
  constraint ground_picture_once unique (ground_id, digest)
);
create index ground_picture_by_maker on ground_picture (made_by) where made_by is not null;

-- A photo that was sent goes with its picture; one without stands at an address of its own.
alter table ground_photo
  add column picture_id uuid unique references ground_picture on delete cascade,
  drop constraint ground_photo_ground_id_position_key,
  add constraint ground_photo_one_place unique (ground_id, position) deferrable initially immediate;
