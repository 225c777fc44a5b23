import type { OwnAppointment } from '@pavilion/contract/appointments/appointment-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type OwnRow = Omit<OwnAppointment, 'currency'> & { readonly currency: string }

const MOST = 200

const columns = sql`
  a.id, p.name, jsonb_build_object('id', s.id, 'name', s.name) as tournament,
  a.match_id as "matchId", one.name as home, other.name as away, m.starts_at as "startsAt",
  coalesce(g.name, '') as ground, s.time_zone as "timeZone", a.role, a.state, a.reason,
  a.expires_at as "answerBy", a.fee, a.currency, o.account_id is not null as "isClaimed"`

const from = sql`
  appointment a
  join official o on o.id = a.official_id
  join panel_official p on p.id = a.panel_id
  join tournament_setup s on s.id = a.tournament_id
  join match m on m.id = a.match_id
  join match_side x on x.match_id = m.id and x.side = 0 join team one on one.id = x.team_id
  join match_side y on y.match_id = m.id and y.side = 1 join team other on other.id = y.team_id
  left join ground g on g.id = m.ground_id`

export async function findShown(db: Db, id: string): Promise<OwnRow> {
  const found = await sql<OwnRow>`select ${columns} from ${from} where a.id = ${id}::uuid`.execute(
    db,
  )
  const [row] = found.rows
  if (row === undefined) throw new Error(`The appointment ${id} is gone.`)
  return row
}

/** Those of the account, the next first and then the latest. */
export async function findOwn(db: Db, accountId: string, now: string): Promise<OwnRow[]> {
  const found = await sql<OwnRow>`
    select ${columns} from ${from} where o.account_id = ${accountId}::uuid
    order by upper(a.during) < ${now}::timestamptz,
      case when upper(a.during) >= ${now}::timestamptz then lower(a.during) end,
      lower(a.during) desc, a.id
    limit ${MOST}`.execute(db)
  return found.rows
}

export async function findAway(
  db: Db,
  accountId: string,
): Promise<{ from: string; until: string }[] | undefined> {
  const found = await sql<{ away: { from: string; until: string }[] }>`
    select coalesce((select jsonb_agg(jsonb_build_object('from', lower(days), 'until', upper(days) - 1)
      order by days) from unnest(o.away) days), '[]') as away
    from official o where o.account_id = ${accountId}::uuid`.execute(db)
  return found.rows[0]?.away
}

type Away = readonly { readonly from: string; readonly until: string }[]

/** Answers whether the account is an official’s. */
export async function updateAway(db: Db, accountId: string, away: Away): Promise<boolean> {
  const updated = await sql`
    update official set away = coalesce((
      select range_agg(daterange((one->>'from')::date, (one->>'until')::date, '[]'))
      from jsonb_array_elements(${JSON.stringify(away)}::jsonb) one), '{}')
    where account_id = ${accountId}::uuid`.execute(db)
  return updated.numAffectedRows === 1n
}

/**
 * Makes the official that of the account. Answers whether it is now; breaks `official_account_id_key` when the account
 * is another official’s.
 */
export async function claimOfficial(
  db: Db,
  officialId: string,
  accountId: string,
): Promise<boolean> {
  const updated = await sql`
    update official set account_id = ${accountId}::uuid
    where id = ${officialId}::uuid and coalesce(account_id, ${accountId}::uuid) = ${accountId}::uuid`.execute(
    db,
  )
  return updated.numAffectedRows === 1n
}
