-- Lists of matches are read in three orders, a part at a time from a known place onwards. The keys of
-- these orders are columns so that an index can hold them.
--
-- starts_key: seconds since 1970 at which play starts; midnight UTC of the first day where no hour is known.
-- list_group, list_key: what is on first, then what comes soonest, then what ended latest.
alter table match
  add column starts_key bigint not null generated always as (
    extract(epoch from coalesce(starts_at, starts_on::timestamp at time zone 'UTC') - to_timestamp(0))::bigint
  ) stored,
  add column list_group smallint not null generated always as (
    case status when 'live' then 0 when 'upcoming' then 1 else 2 end
  ) stored,
  add column list_key bigint not null generated always as (
    extract(epoch from coalesce(starts_at, starts_on::timestamp at time zone 'UTC') - to_timestamp(0))::bigint
      * case when status in ('live', 'upcoming') then 1 else -1 end
  ) stored;

create index match_by_start on match (starts_key, id);
create index match_by_latest on match ((-starts_key), id);
create index match_for_lists on match (list_group, list_key, id);
