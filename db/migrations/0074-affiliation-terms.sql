-- What clubs ask of associations, a season at a time. Being affiliated is a row of affiliation; the terms say for
-- which seasons that was asked and approved, and why not.
create table affiliation_term (
  id               uuid primary key default uuidv7(),
  organisation_id  uuid not null references organisation,
  association_id   uuid not null,
  association_kind text not null default 'association' check (association_kind = 'association'),
  season           text not null check (season ~ '^\d{4}(/\d{2})?$'),
  state            text not null check (state in ('asked', 'approved', 'declined', 'withdrawn', 'ended')),
  note             text not null check (length(note) <= 300),
  reason           text not null default '' check (length(reason) <= 300),
  asked_by         uuid references account on delete set null,
  asked_at         timestamptz not null,
  decided_by       uuid references account on delete set null,
  decided_at       timestamptz,
  foreign key (association_id, association_kind) references organisation (id, kind),
  constraint affiliation_term_to_another check (organisation_id <> association_id),
  constraint affiliation_term_decided check ((state = 'asked') = (decided_at is null)),
  constraint affiliation_term_says_why check (state <> 'declined' or reason <> '')
);
create unique index affiliation_term_open_once on affiliation_term (organisation_id, association_id, season)
  where state in ('asked', 'approved');
create index affiliation_term_by_association on affiliation_term (association_id, state, asked_at);
create index affiliation_term_asked_by on affiliation_term (asked_by) where asked_by is not null;
create index affiliation_term_decided_by on affiliation_term (decided_by) where decided_by is not null;

-- An association never stands under itself, over however many others. Affiliations are made one after the other, so
-- that two halves of a circle cannot be made at once.
create function affiliation_without_circle() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('affiliation', 0));
  if exists (select from world_of(new.organisation_id) below where below = new.association_id) then
    raise exception 'An association cannot stand under itself.'
      using errcode = 'check_violation', constraint = 'affiliation_without_circle';
  end if;
  return new;
end $$;
create trigger affiliation_without_circle after insert or update on affiliation
  for each row execute function affiliation_without_circle();
