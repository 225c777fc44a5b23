import {
  groundExpansions,
  type GroundExpansion,
  type PublicGround,
} from '@pavilion/contract/grounds/ground-calls.ts'
import type { GroundId } from '@pavilion/contract/ids.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { groundRef, personRef } from '#records/references.queries.ts'
import {
  findEquipment,
  findGroundOfficials,
  findOffer,
  findPhotos,
  findWeeklySlots,
  type OfferRow,
} from './ground-facts.queries.ts'
import { factsOf } from './terms-of.ts'

export const showPublicGround = os.grounds.showPublic.handler(
  async ({ input: { groundId, expand }, context: { app }, errors }) => {
    const offer = await findOffer(app.db, groundId)
    if (offer === undefined) throw errors.GROUND_NOT_FOUND()
    const wanted = (expand ?? '').split(',')
    const parts = await Promise.all(
      groundExpansions
        .filter((name) => wanted.includes(name))
        .map((name) => expansions[name](app.db, { groundId, offer })),
    )
    const ground = groundRef(offer.ground)
    return success(ground.name, Object.assign({ ground, facts: factsOf(offer) }, ...parts))
  },
)

type Offered = { readonly groundId: GroundId; readonly offer: OfferRow }
type Expansion = (db: Db, offered: Offered) => Promise<Partial<PublicGround>>

const expansions: Readonly<Record<GroundExpansion, Expansion>> = {
  slots: async (db, { groundId }) => ({
    slots: await findWeeklySlots(db, groundId),
  }),
  amenities: async (_, { offer }) => ({ amenities: offer.amenities ?? [] }),
  'all-equipments': async (db, { groundId }) => ({
    equipments: await findEquipment(db, groundId),
  }),
  photos: async (db, { groundId }) => ({ photos: await findPhotos(db, groundId) }),
  officials: async (db, { groundId }) => ({
    officials: (await findGroundOfficials(db, groundId)).map(({ person, ...official }) => ({
      ...official,
      person: personRef(person),
    })),
  }),
}
