import { GroundId } from '@pavilion/contract/ids.ts'
import { minorUnits, percent } from '@pavilion/contract/money.ts'
import type { AppContext } from '#app-context.ts'

const stumps = { name: 'Set of stumps', price: minorUnits(50_000), quantity: 4 }

/** Inserts two grounds in London and answers their ids: one with three slots daily, one not for hire. */
export async function offeredGround({ db }: Pick<AppContext, 'db'>, name = 'Test Oval') {
  const grounds = await db
    .insertInto('ground')
    .values([
      { name, city: 'Test', time_zone: 'Europe/London' },
      { name: `${name}, nets`, city: 'Test', time_zone: 'Europe/London' },
    ])
    .returning('id')
    .execute()
  const [groundId, bareGroundId] = grounds.map(({ id }) => GroundId.parse(id))
  if (groundId === undefined || bareGroundId === undefined) throw new Error('Two were inserted.')
  await db
    .insertInto('ground_facts')
    .values({ ground_id: groundId, currency: 'PKR', amenities: ['Pavilion', 'Parking'] })
    .execute()
  await db
    .insertInto('ground_slot')
    .values([1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => slotsOn(groundId, weekday)))
    .execute()
  const official = await addOfficial({ db }, groundId)
  const equipment = await db
    .insertInto('ground_equipment')
    .values({ ground_id: groundId, ...stumps })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('ground_cancellation_step')
    .values([
      { ground_id: groundId, hours_before: 48, percent: percent(100) },
      { ground_id: groundId, hours_before: 24, percent: percent(50) },
    ])
    .execute()
  const address = '/pictures/oval.webp'
  await db
    .insertInto('ground_photo')
    .values({ ground_id: groundId, position: 0, address, alt: 'The square from the pavilion' })
    .execute()
  return { groundId, bareGroundId, equipmentId: equipment.id, ...official }
}

const slotsOn = (ground_id: string, weekday: number) => [
  { ground_id, weekday, starts: '06:00', ends: '09:00', price: minorUnits(1_000_000) },
  { ground_id, weekday, starts: '09:00', ends: '12:00', price: minorUnits(1_000_000) },
  {
    ground_id,
    weekday,
    starts: '18:00',
    ends: '21:00',
    kind: 'floodlight' as const,
    price: minorUnits(1_500_000),
  },
]

async function addOfficial({ db }: Pick<AppContext, 'db'>, ground_id: string) {
  const person = await db
    .insertInto('person')
    .values({ name: 'Rustam Sethi', is_sample: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const official = await db
    .insertInto('ground_official')
    .values({ ground_id, person_id: person.id, role: 'umpire', price: minorUnits(200_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { officialId: official.id, personId: person.id }
}
