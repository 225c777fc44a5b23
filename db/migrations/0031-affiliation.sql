-- Which organisations stand under which association: clubs and academies, and associations within a
-- larger one. Nobody is forced to be affiliated, and one may be to several.
alter table organisation add constraint organisation_kind_known unique (id, kind);

create table affiliation (
  organisation_id  uuid not null references organisation,
  association_id   uuid not null,
  -- Always the same: it lets the foreign key below see to it that only associations take members.
  association_kind text not null default 'association' check (association_kind = 'association'),
  since            timestamptz not null default now(),
  primary key (organisation_id, association_id),
  foreign key (association_id, association_kind) references organisation (id, kind),
  constraint affiliation_to_another check (organisation_id <> association_id)
);
create index affiliation_by_association on affiliation (association_id, organisation_id);

-- An organisation and all that stand under it, however far down: what a site shows whose organisation it is.
create function world_of(organisation uuid) returns setof uuid
  language sql stable strict parallel safe as $$
  with recursive world(id) as (
    select organisation
    union
    select a.organisation_id from affiliation a join world on world.id = a.association_id
  )
  select id from world
$$;
