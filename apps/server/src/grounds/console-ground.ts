import type { GroundId } from '@pavilion/contract/ids.ts'
import type { ConsoleGround } from '@pavilion/contract/grounds/own-ground-fields.ts'
import { currencyOf } from '#places/places.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { groundRef } from '#records/references.queries.ts'
import { siteOf } from '#sites/sites.ts'
import { countComing } from './edit-ground.queries.ts'
import { findEquipment, findPhotos, findWeeklySlots } from './ground-facts.queries.ts'
import { groundOf, groundOfManager } from './manage-ground.ts'
import { factsOf } from './terms-of.ts'

export const showConsoleGround = os.grounds.showConsole.handler(
  async ({ input: { groundId }, context }) => {
    await groundOfManager(context, groundId)
    const managed = await managedGround(context, context.app.db, groundId)
    return success(managed.ground.name, managed)
  },
)

/** Everything about a ground that its managers may change. */
export async function managedGround(
  context: CallContext,
  db: Db,
  groundId: GroundId,
): Promise<ConsoleGround> {
  const offer = await groundOf(db, groundId)
  return {
    ground: groundRef(offer.ground),
    revision: offer.revision ?? 0,
    facts: factsOf({ ...offer, withdrawnAt: null }),
    currency: offer.currency ?? (await currencyOf(db, await siteCurrency(context))),
    amenities: offer.amenities ?? [],
    slots: await findWeeklySlots(db, groundId),
    equipments: await findEquipment(db, groundId),
    photos: await findPhotos(db, groundId),
    isWithdrawn: offer.withdrawnAt !== null,
    coming: await countComing(db, groundId, context.app.now()),
  }
}

const siteCurrency = async ({ app, host }: CallContext): Promise<string> =>
  (await siteOf(app, host)).currency
