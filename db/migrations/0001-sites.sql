-- A site is one branded front of the platform. Everything a brand may choose (name, colours, texts,
-- currency, country, addresses) is data, found by the host name that a request asks for.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Search compares folded text: no case, no accents. unaccent() itself is only stable, because its
-- dictionary could change; ours does not, so an index may rely on it.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', value));

create table site (
  id            uuid primary key default uuidv7(),
  name          text not null check (name <> ''),
  tagline       text not null,
  description   text not null,
  country       text not null check (country ~ '^[A-Z]{2}$'),
  currency      text not null check (currency ~ '^[A-Z]{3}$'),
  locale        text not null,
  time_zone     text not null,
  no_reply      text not null,
  contact_email text not null,
  theme         jsonb not null default '{}',
  links         jsonb not null default '{}',
  is_default    boolean not null default false,
  created_at    timestamptz not null default now()
);

-- One site answers for hosts that no other claims.
create unique index site_one_default on site (is_default) where is_default;

create table site_host (
  host    text primary key check (host = lower(host) and host <> ''),
  site_id uuid not null references site on delete cascade
);
