-- The rules of an association, by clause: "4", "4.2", "4.2b". Other rules and refusals cite the clause.
create table handbook_rule (
  association_id   uuid not null,
  association_kind text not null default 'association' check (association_kind = 'association'),
  clause           text not null check (clause ~ '^[1-9]\d{0,2}(\.[1-9]\d{0,2}){0,3}[a-z]?$'),
  title            text not null check (title <> '' and length(title) <= 120),
  body             text not null check (length(body) <= 5000),
  changed_at       timestamptz not null,
  primary key (association_id, clause),
  foreign key (association_id, association_kind) references organisation (id, kind)
);
