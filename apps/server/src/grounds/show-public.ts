import {
  groundExpansions,
  type GroundExpansion,
  type PublicGround,
} from '@pavilion/contract/ground-calls.ts'
import type { GroundFacts } from '@pavilion/contract/ground-facts.ts'
import type { GroundId } from '@pavilion/contract/ids.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { success } from '#lists/answer.ts'
import { groundRef, personRef } from '#lists/references.queries.ts'
import {
  findEquipment,
  findGroundOfficials,
  findOffer,
  findPhotos,
  findWeeklySlots,
  type OfferRow,
} from './ground-facts.queries.ts'

export const showPublicGround = os.grounds.showPublic.handler(
  async ({ input: { groundId, expand }, context: { world }, errors }) => {
    const offer = await findOffer(world.db, groundId)
    if (offer === undefined) throw errors.GROUND_NOT_FOUND()
    const wanted = (expand ?? '').split(',')
    const parts = await Promise.all(
      groundExpansions
        .filter((name) => wanted.includes(name))
        .map((name) => expansions[name](world.db, { groundId, offer })),
    )
    const ground = groundRef(offer.ground)
    return success(ground.name, Object.assign({ ground, facts: factsOf(offer) }, ...parts))
  },
)

type Offered = { readonly groundId: GroundId; readonly offer: OfferRow }
type Expansion = (db: Db, offered: Offered) => Promise<Partial<PublicGround>>

const expansions: Readonly<Record<GroundExpansion, Expansion>> = {
  slots: async (db, { groundId, offer }) => ({
    slots: (await findWeeklySlots(db, groundId)).map(priced(offer)),
  }),
  amenities: async (_, { offer }) => ({ amenities: offer.amenities ?? [] }),
  'all-equipments': async (db, { groundId, offer }) => ({
    equipments: (await findEquipment(db, groundId)).map(priced(offer)),
  }),
  photos: async (db, { groundId }) => ({ photos: await findPhotos(db, groundId) }),
  officials: async (db, { groundId, offer }) => ({
    officials: (await findGroundOfficials(db, groundId)).map(({ person, ...official }) => ({
      ...priced(offer)(official),
      person: personRef(person),
    })),
  }),
}

/** A row whose price is in the ground's currency. */
const priced =
  ({ currency }: Pick<OfferRow, 'currency'>) =>
  <Row extends { readonly price: number }>(row: Row) => ({
    ...row,
    price: { minor: row.price, currency: currency ?? '' },
  })

export function factsOf(offer: OfferRow): GroundFacts | null {
  const { currency, aheadDays, noticeMinutes, latitude, longitude } = offer
  if (currency === null || aheadDays === null || noticeMinutes === null) return null
  const isPlaced = latitude !== null && longitude !== null
  return {
    about: offer.about ?? '',
    address: offer.address ?? '',
    position: isPlaced ? { latitude, longitude } : null,
    rules: offer.rules ?? [],
    cancellation: offer.cancellation,
    currency,
    aheadDays,
    noticeMinutes,
  }
}
