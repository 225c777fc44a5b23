import type { DecisionKind, DecisionDetails } from '@pavilion/contract/tournaments/result-fields.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** `accountId` is null for an official without an account. */
export type Reached = { readonly accountId: string | null; readonly email: string }

export type Told = {
  readonly tournament: string
  readonly timeZone: string
  readonly kind: DecisionKind
  readonly said: DecisionDetails
  /** Those who answer for the sides, and those who run the tournament. */
  readonly home: Reached | null
  readonly away: Reached | null
  readonly organisers: readonly Reached[]
  /** Who scores the match or officiates at it, where it moves, gets shorter or is decided. */
  readonly atMatch: readonly Reached[]
}

const reached = (table: string) =>
  sql`jsonb_build_object('accountId', ${sql.ref(`${table}.id`)}, 'email', ${sql.ref(`${table}.email`)})`

/** Officials who are asked again for another time get an email of their own. */
const atMatch = sql`
  coalesce((select jsonb_agg(known) from (
    select ${reached('a')} as known
    from match_scorer m join account a on a.id = m.account_id
    where m.match_id = f.match_id and d.kind in ('moved', 'shortened', 'decided')
    union
    select jsonb_build_object('accountId', o.account_id, 'email', p.email)
    from appointment m join panel_official p on p.id = m.panel_id
    join official o on o.id = m.official_id
    where m.match_id = f.match_id and m.state = 'accepted' and p.email <> ''
      and d.kind in ('shortened', 'decided')) known), '[]')`

/** Whether an account runs a tournament: one of its managers, and whoever runs its organisation. */
const runs = (account: string, setup: string) => sql<boolean>`(
  exists (select from tournament_manager m
    where m.tournament_id = ${sql.ref(`${setup}.id`)} and m.account_id = ${sql.ref(`${account}.id`)})
  or exists (select from membership m join organisation o on o.id = m.organisation_id
    where m.organisation_id = ${sql.ref(`${setup}.organisation_id`)}
      and m.account_id = ${sql.ref(`${account}.id`)} and m.role in ('owner', 'admin')
      and o.archived_at is null))`

/** A decision, and who is concerned by it; undefined when it is gone with its tournament. */
export async function findTold(db: Db, decisionId: string): Promise<Told | undefined> {
  const found = await sql<Told>`
    select s.name as tournament, s.time_zone as "timeZone", d.kind, d.said,
           (select ${reached('a')} from tournament_entry e join account a on a.id = e.manager_id
            where e.tournament_id = s.id and e.team_id = coalesce(f.home_id, d.home_id)) as home,
           (select ${reached('a')} from tournament_entry e join account a on a.id = e.manager_id
            where e.tournament_id = s.id and e.team_id = coalesce(f.away_id, d.away_id)) as away,
           coalesce((select jsonb_agg(${reached('a')} order by a.id)
            from account a where ${runs('a', 's')}), '[]') as organisers,
           ${atMatch} as "atMatch"
    from tournament_decision d
    join tournament_setup s on s.id = d.tournament_id
    left join tournament_fixture f on f.id = d.fixture_id
    where d.id = ${decisionId}::uuid`.execute(db)
  return found.rows[0]
}

export type PublishedFixture = {
  readonly tournament: string
  readonly timeZone: string
  readonly home: string
  readonly away: string
  readonly startsAt: string | null
  readonly ground: string
  /** Those who answer for the sides. */
  readonly concerned: readonly Reached[]
}

/** Those of the fixtures that are still there, in the order in which they are played. */
export async function findPublished(
  db: Db,
  fixtureIds: readonly string[],
): Promise<PublishedFixture[]> {
  const found = await sql<PublishedFixture>`
    select s.name as tournament, s.time_zone as "timeZone", h.name as home, w.name as away,
           f.starts_at as "startsAt", f.ground,
           coalesce((select jsonb_agg(${reached('a')} order by a.id)
            from tournament_entry e join account a on a.id = e.manager_id
            where e.tournament_id = f.tournament_id and e.team_id in (f.home_id, f.away_id)), '[]')
             as concerned
    from tournament_fixture f
    join tournament_setup s on s.id = f.tournament_id
    join team h on h.id = f.home_id
    join team w on w.id = f.away_id
    where f.id = any(${[...fixtureIds]}::uuid[])
    order by f.number`.execute(db)
  return found.rows
}

type Answered = {
  readonly tournament: string
  readonly team: string
  /** What its entry agreed to pay. */
  readonly fee: MinorUnits | null
  readonly currency: string
  readonly manager: Reached | null
}

/** An entry, and who answers for it. */
export async function findAnswered(db: Db, entryId: string): Promise<Answered | undefined> {
  const found = await sql<Answered>`
    select s.name as tournament, t.name as team, e.fee, s.currency,
           case when a.id is not null then ${reached('a')} end as manager
    from tournament_entry e
    join tournament_setup s on s.id = e.tournament_id
    join team t on t.id = e.team_id
    left join account a on a.id = e.manager_id
    where e.id = ${entryId}::uuid`.execute(db)
  return found.rows[0]
}
