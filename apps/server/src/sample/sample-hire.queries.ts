import { minorUnits } from '@pavilion/contract/money.ts'
import type { Db } from '#db/connect.ts'
import { insertSampleHire, type SampleHire } from '#grounds/sample-rows.queries.ts'
import { bookSample, findGround } from './sample-bookings.queries.ts'
import {
  sampleAmenities,
  sampleBookings,
  sampleEquipment,
  sampleGrounds,
  sampleOfficials,
  sampleRules,
  sampleSlots,
  sampleTerms,
} from './sample-hire.ts'

/** Puts the sample grounds up for hire, with past and coming bookings and reviews. */
export async function hireSampleGrounds(db: Db, now: string): Promise<void> {
  const site = await findSite(db)
  const unit = 10 ** site.digits
  for (const { name, about, dear } of sampleGrounds) {
    const ground = await findGround(db, name)
    const ground_id = ground.id
    const texts = { about, amenities: sampleAmenities, rules: sampleRules }
    const facts = { ground_id, currency: site.currency, address: `${name}, ${ground.city}` }
    await insertSampleHire(db, {
      facts: { ...facts, ...texts },
      slots: sampleSlots(dear, unit).map((slot) => ({ ...slot, ground_id })),
      equipment: sampleEquipment.map((one) => ({
        ...one,
        ground_id,
        price: minorUnits(one.price * unit),
      })),
      terms: sampleTerms.map((step) => ({ ...step, ground_id })),
      officials: await officialsFor(db, ground_id, unit),
    })
  }
  for (const booking of sampleBookings) await bookSample(db, { booking, site, now })
}

const findSite = (db: Db) =>
  db
    .selectFrom('site')
    .innerJoin('currency', 'currency.code', 'site.currency')
    .select(['site.id', 'site.currency', 'currency.digits'])
    .where('site.is_default', '=', true)
    .executeTakeFirstOrThrow()

async function officialsFor(
  db: Db,
  ground_id: string,
  unit: number,
): Promise<SampleHire['officials']> {
  const officials = []
  for (const { name, role, price } of sampleOfficials) {
    const person = await db
      .selectFrom('person')
      .select('id')
      .where('name', '=', name)
      .where('is_sample', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    officials.push({ ground_id, person_id: person.id, role, price: minorUnits(price * unit) })
  }
  return officials
}
