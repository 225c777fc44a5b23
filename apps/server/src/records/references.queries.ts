import { type RawBuilder, sql } from 'kysely'
import type {
  GroundRef,
  OrganisationRef,
  PersonRef,
  TeamRef,
  TournamentRef,
} from '@pavilion/contract/records.ts'
import { type BadgeRow, badgeJson, badgeOf } from './badge.queries.ts'
import { slugOf } from './slug.ts'

/** A reference as SQL makes it; the slug is added in code. */
export type TeamRow = Omit<TeamRef, 'slug' | 'badge'> & { readonly badge: BadgeRow | null }
export type GroundRow = Omit<GroundRef, 'slug'>
export type OrganisationRow = Omit<OrganisationRef, 'slug' | 'badge'> & {
  readonly badge: BadgeRow | null
}
export type PersonRow = Omit<PersonRef, 'slug'>
export type TournamentRow = Omit<TournamentRef, 'slug'>

/** The team of this alias as JSON (`TeamRow`). */
export const teamJson = (alias: string): RawBuilder<TeamRow> => {
  const { id, name, short_name, is_sample } = columnsOf(alias)
  return sql`jsonb_build_object('id', ${id}, 'name', ${name}, 'shortName', ${short_name}, 'isSample', ${is_sample},
    'badge', ${teamBadge(alias)})`
}

/** The badge of the club of the team of this alias; null where the club has said nothing of it, or there is none. */
export const teamBadge = (alias: string): RawBuilder<BadgeRow | null> => sql`(
  select ${badgeJson('badged')} from organisation badged
  where badged.id = ${sql.ref(`${alias}.organisation_id`)} and badged.archived_at is null
    and (badged.crest_id is not null or badged.first_colour is not null))`

export const groundJson = (alias: string): RawBuilder<GroundRow> => {
  const { id, name, city, time_zone, is_sample } = columnsOf(alias)
  return sql`jsonb_build_object('id', ${id}, 'name', ${name}, 'city', ${city}, 'timeZone', ${time_zone}, 'isSample', ${is_sample})`
}

/** The badge of the organisation of this alias; null where it has said nothing of it. */
export const organisationBadge = (alias: string): RawBuilder<BadgeRow | null> => sql`
  case when ${sql.ref(`${alias}.crest_id`)} is not null or ${sql.ref(`${alias}.first_colour`)} is not null
       then ${badgeJson(alias)} end`

/** The organisation of this alias as columns (`OrganisationRow`). */
export const organisationColumns = (alias: string): RawBuilder<OrganisationRow> => {
  const { id, kind, name, is_sample } = columnsOf(alias)
  return sql`${id}, ${kind}, ${name}, ${is_sample} as "isSample", ${organisationBadge(alias)} as badge`
}

/** The organisation of this alias as JSON (`OrganisationRow`). */
export const organisationJson = (alias: string): RawBuilder<OrganisationRow> => {
  const { id, kind, name, is_sample } = columnsOf(alias)
  return sql`jsonb_build_object('id', ${id}, 'kind', ${kind}, 'name', ${name}, 'isSample', ${is_sample},
    'badge', ${organisationBadge(alias)})`
}

export const personJson = (alias: string): RawBuilder<PersonRow> => {
  const { id, name, is_sample } = columnsOf(alias)
  return sql`jsonb_build_object('id', ${id}, 'name', ${name}, 'isSample', ${is_sample})`
}

export const tournamentJson = (alias: string): RawBuilder<TournamentRow> => {
  const { id, name, season, is_sample } = columnsOf(alias)
  return sql`jsonb_build_object('id', ${id}, 'name', ${name}, 'season', ${season}, 'isSample', ${is_sample})`
}

/** The columns of a reference. */
const columnsOf = (alias: string) => ({
  id: sql.ref(`${alias}.id`),
  kind: sql.ref(`${alias}.kind`),
  name: sql.ref(`${alias}.name`),
  short_name: sql.ref(`${alias}.short_name`),
  city: sql.ref(`${alias}.city`),
  time_zone: sql.ref(`${alias}.time_zone`),
  season: sql.ref(`${alias}.season`),
  is_sample: sql.ref(`${alias}.is_sample`),
})

export const teamRef = (row: TeamRow): TeamRef => ({
  ...row,
  slug: slugOf(row.name),
  badge: row.badge && badgeOf(row.badge),
})

export const groundRef = (row: GroundRow): GroundRef => ({ ...row, slug: slugOf(row.name) })
export const personRef = (row: PersonRow): PersonRef => ({ ...row, slug: slugOf(row.name) })

export const tournamentRef = (row: TournamentRow): TournamentRef => ({
  ...row,
  slug: slugOf(`${row.name} ${row.season}`),
})

export const organisationRef = ({
  id,
  kind,
  name,
  badge,
  isSample,
}: OrganisationRow): OrganisationRef => ({
  id,
  kind,
  name,
  slug: slugOf(name),
  badge: badge && badgeOf(badge),
  isSample,
})
