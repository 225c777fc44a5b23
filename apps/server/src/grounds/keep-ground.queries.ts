import type { Db } from '#db/connect.ts'

export type KeptGround = { id: string; timeZone: string; organisationId: string | null }

const columns = ['id', 'time_zone as timeZone', 'organisation_id as organisationId'] as const

/** The ground of this name in this city, made if there is none. */
export async function keepGround(
  db: Db,
  ground: { readonly name: string; readonly city: string; readonly timeZone: string },
): Promise<KeptGround> {
  const { name, city, timeZone } = ground
  const made = await db
    .insertInto('ground')
    .values({ name, city, time_zone: timeZone })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (made !== undefined) return made
  return db
    .selectFrom('ground')
    .select(columns)
    .where('name', '=', name)
    .where('city', '=', city)
    .executeTakeFirstOrThrow()
}
