-- Cities and towns of GeoNames (CC BY 4.0), for forms that ask for one. The rows come with a package
-- and not with this file: the first who asks for a city has them put in (see places/cities.ts).
create table city (
  -- GeoNames' own number.
  id         integer primary key,
  country    text not null references country,
  name       text not null check (name <> ''),
  -- The principal city of its region, which tells namesakes apart; none known, or that itself: null.
  seat       text,
  population bigint not null check (population >= 0),
  folded     text generated always as (fold(name)) stored
);
create index city_by_country on city (country, population desc, id);
