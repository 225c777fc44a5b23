import type { Duplicates, PersonCard } from '@pavilion/contract/people/people-calls.ts'
import { type RawBuilder, sql } from 'kysely'
import { mentions } from '#db/conditions.queries.ts'
import type { Db } from '#db/connect.ts'
import {
  type PersonRow,
  personRef,
  teamJson,
  type TeamRow,
  teamRef,
} from '#records/references.queries.ts'

type CardRow = PersonRow &
  Omit<PersonCard, 'slug' | 'teams'> & { readonly teams: readonly TeamRow[] }

/** Of people who count as themselves, as they were last settled. */
const cardJson = (alias: string): RawBuilder<CardRow> => sql`(
  select jsonb_build_object('id', q.id, 'name', q.name, 'isSample', q.is_sample,
    'matches', coalesce(t.matches, 0), 'runs', coalesce(t.runs, 0),
    'wickets', coalesce(t.wickets, 0), 'officiated', coalesce(o.matches, 0),
    'lastPlayed', t.last_played,
    'teams', (select coalesce(jsonb_agg(
        (select ${teamJson('side')} from team side where side.id = one.team_id) order by one.nth), '[]')
      from unnest(t.teams) with ordinality as one (team_id, nth)))
  from person q left join player_totals t on t.person_id = q.id
  left join official_totals o on o.person_id = q.id where q.id = ${sql.ref(`${alias}.id`)})`

const cardOf = ({ teams, ...row }: CardRow): PersonCard => ({
  ...row,
  ...personRef(row),
  teams: teams.map(teamRef),
})

/** Those of these people who were not merged into others. */
export async function findCards(db: Db, ids: readonly string[]): Promise<PersonCard[]> {
  const found = await sql<{ card: CardRow }>`
    select ${cardJson('p')} as card from person p
    where p.id = any(${[...ids]}::uuid[]) and p.counts_as is null`.execute(db)
  return found.rows.map(({ card }) => cardOf(card))
}

/** Who has played for a team of the organisation; everybody without one. */
const isAmong = (organisationId: string | undefined) =>
  organisationId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`p.id in (
        select mp.person_id from team t join match_side s on s.team_id = t.id
        join match_player mp on mp.match_id = s.match_id and mp.side = s.side
        where t.organisation_id = ${organisationId}::uuid)`

const MOST_FOUND = 20

type Named = { readonly organisationId: string | undefined; readonly text: string }

export async function findNamed(db: Db, { organisationId, text }: Named): Promise<PersonCard[]> {
  const found = await sql<{ card: CardRow }>`
    select ${cardJson('p')} as card from person p left join player_totals t on t.person_id = p.id
    where p.counts_as is null and ${mentions(sql<string>`p.folded`, text)}
      and ${isAmong(organisationId)}
    order by coalesce(t.matches, 0) desc, p.folded, p.id limit ${MOST_FOUND}`.execute(db)
  return found.rows.map(({ card }) => cardOf(card))
}

type Suggestion = Duplicates['suggestions'][number]
type SuggestionRow = {
  readonly one: CardRow
  readonly other: CardRow
  readonly isInitials: boolean
  readonly sharesTeam: boolean
  readonly sharesBirthday: boolean
}

const MOST_SUGGESTED = 30

/** When the clubs of a person were told that they were born. */
const birthsOf = (alias: string) => sql`(
  select array_agg(distinct k.born_on) from match_player mp
  join match_side s on s.match_id = mp.match_id and s.side = mp.side
  join team t on t.id = s.team_id
  join club_player k on k.organisation_id = t.organisation_id
    and k.folded = ${sql.ref(`${alias}.folded`)} and k.born_on is not null
  where mp.person_id = ${sql.ref(`${alias}.id`)})`

const teamsOf = (alias: string) => sql`(
  select array_agg(distinct s.team_id) from match_player mp
  join match_side s on s.match_id = mp.match_id and s.side = mp.side
  where mp.person_id = ${sql.ref(`${alias}.id`)})`

/**
 * People of one name, or of one surname and initials, who were never in one match, and whom nobody has parted. The
 * register of Cricsheet tells its people apart. Those of one surname need a team in common.
 */
export async function findSuggestions(
  db: Db,
  organisationId: string | undefined,
): Promise<Suggestion[]> {
  const found = await sql<SuggestionRow>`
    with among as materialized (
      select p.id, p.name, p.folded, p.cricsheet_id is not null as registered,
             regexp_replace(p.folded, '^.* ', '') as surname, left(p.folded, 1) as initial,
             p.name ~ '^([[:upper:]]\\.?){1,4} ' as short
      from person p
      where p.counts_as is null and p.id in (select person_id from match_player)
        and ${isAmong(organisationId)}
    ), pair as materialized (
      select one.id as one_id, other.id as other_id, one.folded <> other.folded as initials
      from among one join among other on other.surname = one.surname and other.initial = one.initial
        and other.id > one.id
        and (other.folded = one.folded or one.short <> other.short)
      where not (one.registered and other.registered)
        and not exists (select from match_player mp join match_player mate
          on mate.match_id = mp.match_id and mate.person_id = other.id where mp.person_id = one.id)
        and not exists (select from person_change c
          where (c.from_id, c.into_id) in ((one.id, other.id), (other.id, one.id)))
    ), judged as (
      select pair.*, coalesce(${teamsOf('one')} && ${teamsOf('other')}, false) as shares_team,
             coalesce(${birthsOf('one')} && ${birthsOf('other')}, false) as shares_birthday
      from pair join person one on one.id = one_id join person other on other.id = other_id
    )
    select ${cardJson('one')} as one, ${cardJson('other')} as other, initials as "isInitials",
           shares_team as "sharesTeam", shares_birthday as "sharesBirthday"
    from judged join person one on one.id = one_id join person other on other.id = other_id
    where not initials or shares_team
    order by shares_birthday desc, shares_team desc, initials, one.folded, one_id, other_id
    limit ${MOST_SUGGESTED}`.execute(db)
  return found.rows.map(({ one, other, ...why }) => ({
    one: cardOf(one),
    other: cardOf(other),
    reasons: [
      why.isInitials ? 'initials' : 'same-name',
      ...(why.sharesTeam ? (['same-team'] as const) : []),
      ...(why.sharesBirthday ? (['same-birthday'] as const) : []),
    ],
  }))
}
