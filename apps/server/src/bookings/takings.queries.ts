import { minorUnits } from '@pavilion/contract/money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type TakingsRow = {
  readonly bookings: number
  readonly taken: MinorUnits
  readonly givenBack: MinorUnits
  readonly walkIns: number
}

type Days = { readonly groundId: string; readonly from: string; readonly to: string }

/** Bookings whose first slot is on one of the days, both included; sums in minor units. */
export async function sumTakings(db: Db, { groundId, from, to }: Days): Promise<TakingsRow> {
  const found = await sql<TakingsRow>`
    select count(o.id) filter (where o.status in ('paid', 'partly refunded'))::int as bookings,
           coalesce(sum(o.total), 0)::bigint as taken,
           coalesce(sum(o.refunded), 0)::bigint as "givenBack",
           count(*) filter (where b.order_id is null and b.live)::int as "walkIns"
    from booking b
    left join orders o
      on o.id = b.order_id and o.status in ('paid', 'partly refunded', 'refunded')
    where b.ground_id = ${groundId}::uuid
      and (select min(s.day) from ground_span s where s.booking_id = b.id)
          between ${from}::date and ${to}::date`.execute(db)
  return (
    found.rows[0] ?? { bookings: 0, taken: minorUnits(0), givenBack: minorUnits(0), walkIns: 0 }
  )
}
