-- The records that matches are made of. Each may carry the name it has in the Cricsheet register or
-- files, which is what makes an import repeatable; sample records say that they are sample.
create table person (
  id           uuid primary key default uuidv7(),
  name         text not null check (name <> ''),
  cricsheet_id text unique,
  gender       text check (gender in ('male', 'female')),
  is_sample    boolean not null default false,
  created_at   timestamptz not null default now()
);
create index person_name_search on person using gin (fold(name) gin_trgm_ops);
create index person_by_name on person (name, id);

create table team (
  id           uuid primary key default uuidv7(),
  name         text not null check (name <> ''),
  short_name   text,
  gender       text not null check (gender in ('male', 'female', 'mixed')),
  kind         text not null check (kind in ('international', 'club')),
  is_sample    boolean not null default false,
  created_at   timestamptz not null default now(),
  unique (name, gender, kind)
);
create index team_name_search on team using gin (fold(name) gin_trgm_ops);

create table ground (
  id         uuid primary key default uuidv7(),
  name       text not null check (name <> ''),
  city       text not null default '',
  country    text check (country ~ '^[A-Z]{2}$'),
  time_zone  text not null default 'UTC',
  is_sample  boolean not null default false,
  created_at timestamptz not null default now(),
  unique (name, city)
);
create index ground_name_search on ground using gin (fold(name || ' ' || city) gin_trgm_ops);

-- A tournament is one edition of an event: "Indian Premier League, 2022".
create table tournament (
  id         uuid primary key default uuidv7(),
  name       text not null check (name <> ''),
  season     text not null,
  gender     text not null check (gender in ('male', 'female', 'mixed')),
  is_sample  boolean not null default false,
  created_at timestamptz not null default now(),
  unique (name, season, gender)
);
create index tournament_name_search on tournament using gin (fold(name || ' ' || season) gin_trgm_ops);
