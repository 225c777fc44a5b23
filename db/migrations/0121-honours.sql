-- What a club remembers from before its matches were scored here: titles, centuries and five-wicket hauls.
create table honour (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  kind            text not null check (kind in ('title', 'hundred', 'five-wickets')),
  season          text not null check (season ~ '^\d{4}(/\d{2})?$'),
  -- The competition of a title; whom a record was made against.
  occasion        text not null check (length(occasion) between 1 and 120),
  -- What was won, or the figures.
  achievement     text not null check (length(achievement) between 1 and 80),
  -- The captain of a title, who may not be known; the player of a record.
  who             text not null check (length(who) <= 100 and (who <> '' or kind = 'title')),
  added_by        uuid references account on delete set null,
  added_at        timestamptz not null,
  constraint honour_once unique (organisation_id, kind, season, occasion, achievement, who)
);
