-- Files that were sent for the documents of an organisation. Pictures are redrawn, so `digest` is of what was
-- sent. A file that no document takes is deleted after a day.
create table document_file (
  id              uuid primary key default uuidv7(),
  organisation_id uuid not null references organisation,
  digest          bytea not null check (length(digest) = 32),
  type            text not null check (type in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes           bytea not null,
  size            integer not null generated always as (octet_length(bytes)) stored
                  check (size between 1 and 10485760),
  sent_by         uuid references account on delete set null,
  sent_at         timestamptz not null,
  constraint document_file_once unique (organisation_id, digest),
  constraint document_file_of_organisation unique (id, organisation_id)
);
create index document_file_by_account on document_file (sent_by) where sent_by is not null;

-- What an organisation keeps on file of itself and of its people. The id is the request's, so that asking again adds
-- nothing.
create table document (
  id              uuid primary key,
  organisation_id uuid not null references organisation,
  purpose         text not null check (
                    purpose in ('safeguarding', 'first-aid', 'insurance', 'coaching', 'other')),
  title           text not null check (length(title) between 1 and 80),
  -- Whom it is about; null for the organisation itself.
  about_id        uuid references account on delete cascade,
  -- The last day on which it is valid, by this clock.
  expires_on      date,
  time_zone       text not null,
  seen_by         text not null check (seen_by in ('managers', 'coaches', 'members')),
  file_id         uuid not null,
  -- How many days before it lapses people were last reminded.
  reminded        smallint check (reminded in (30, 7)),
  saved_by        uuid references account on delete set null,
  saved_at        timestamptz not null,
  foreign key (file_id, organisation_id) references document_file (id, organisation_id),
  check (reminded is null or expires_on is not null)
);
create index document_by_organisation on document (organisation_id);
create index document_by_file on document (file_id);
create index document_by_expiry on document (expires_on) where expires_on is not null;
create index document_by_person on document (about_id) where about_id is not null;
create index document_by_account on document (saved_by) where saved_by is not null;
