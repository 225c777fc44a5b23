import type { ReportLine } from '@pavilion/contract/associations/report-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

export type ReportRow = Omit<ReportLine, 'organisation'> & {
  readonly organisation: OrganisationRow
}

type Asked = {
  readonly associationId: string
  readonly year: number
  /** How many are wanted; without it, all. */
  readonly most?: number | null
}

/** What everybody affiliated did in a year, by name. */
export async function findReport(
  db: Db,
  { associationId, year, most = null }: Asked,
): Promise<ReportRow[]> {
  const found = await sql<ReportRow>`
    with span as (select make_date(${year}::int, 1, 1) as first, make_date(${year}::int, 12, 31) as last)
    select ${organisationJson('o')} as organisation,
           (select count(*)::int from team t where t.organisation_id = o.id) as teams,
           signed.people as registered, signed.overseas, played.matches, played.participants
    from span cross join affiliation a join organisation o on o.id = a.organisation_id
    cross join lateral (
      select count(distinct r.person_id)::int as people,
             count(distinct r.person_id) filter (where p.is_overseas)::int as overseas
      from registration r join registered_person p on p.id = r.person_id
      where r.association_id = a.association_id and r.organisation_id = o.id
        and r.state = 'approved' and r.days && daterange(span.first, span.last, '[]')) signed
    cross join lateral (
      select count(distinct m.id)::int as matches, count(distinct mp.person_id)::int as participants
      from team t join match_side s on s.team_id = t.id
      join match m on m.id = s.match_id and m.status = 'complete'
        and m.starts_on between span.first and span.last
      left join match_player mp on mp.match_id = m.id and mp.side = s.side
      where t.organisation_id = o.id) played
    where a.association_id = ${associationId}::uuid and o.archived_at is null
    order by o.folded, o.id limit ${most}::int`.execute(db)
  return found.rows
}

export async function countAffiliated(db: Db, associationId: string): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from affiliation a join organisation o on o.id = a.organisation_id
    where a.association_id = ${associationId}::uuid and o.archived_at is null`.execute(db)
  return found.rows[0]?.total ?? 0
}
