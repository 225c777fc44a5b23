import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type TableRow = {
  readonly on: string
  readonly name: string
  readonly title: string
  readonly kind: string
  readonly method: string | null
  readonly dueOn: string | null
  readonly amount: MinorUnits
  readonly enteredBy: string
}

/** Every entry of a club's accounts, the oldest first. */
export async function findAllEntries(db: Db, organisationId: string): Promise<TableRow[]> {
  const found = await sql<TableRow>`
    select coalesce(e.paid_on, (e.entered_at at time zone b.time_zone)::date)::text as "on", p.name,
           e.title, e.kind, e.method, e.due_on::text as "dueOn", e.amount,
           concat_ws(' ', a.first_name, a.last_name) as "enteredBy"
    from fee_entry e join fee_book b on b.organisation_id = e.organisation_id
    join fee_holder p on p.id = e.holder_id left join account a on a.id = e.entered_by
    where e.organisation_id = ${organisationId}::uuid
    order by e.entered_at, e.id limit 50000`.execute(db)
  return found.rows
}
