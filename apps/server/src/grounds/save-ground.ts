import { isDeepStrictEqual } from 'node:util'
import type { GroundId } from '@pavilion/contract/ids.ts'
import { STALE_GROUND } from '@pavilion/contract/grounds/own-ground-calls.ts'
import type { ConsoleGround, GroundText } from '@pavilion/contract/grounds/own-ground-fields.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { managedGround } from './console-ground.ts'
import { lockGround, putWords, raiseRevision } from './edit-ground.queries.ts'
import { groundOfManager } from './manage-ground.ts'

type Change = {
  readonly groundId: GroundId
  readonly revision: number
  /** Whether the new values are saved already. */
  readonly isSaved: (managed: ConsoleGround) => boolean
  readonly save: (db: Db, managed: ConsoleGround) => Promise<unknown>
}

/** Saves a part of what a ground offers, once: a repeated save finds itself done. */
export async function changeGround(context: CallContext, change: Change): Promise<ConsoleGround> {
  const { groundId, revision, isSaved, save } = change
  await groundOfManager(context, groundId)
  return context.app.db.transaction().execute(async (db) => {
    await lockGround(db, groundId)
    const managed = await managedGround(context, db, groundId)
    if (isSaved(managed)) return managed
    if (managed.revision !== revision) throw refuseCall('STALE_GROUND', STALE_GROUND)
    await save(db, managed)
    return managedGround(context, db, groundId)
  })
}

/** As `changeGround`, for a part whose query does not count the revision itself. */
export const changePart = (context: CallContext, change: Change): Promise<ConsoleGround> =>
  changeGround(context, {
    ...change,
    save: async (db, managed) => {
      await change.save(db, managed)
      await raiseRevision(db, change.groundId)
    },
  })

export const saveText = os.grounds.saveText.handler(async ({ input, context }) => {
  const { groundId, revision } = input
  const words = { ...input.words, cancellation: widestFirst(input.words.cancellation) }
  const managed = await changeGround(context, {
    groundId,
    revision,
    isSaved: (saved) => isDeepStrictEqual(wordsOf(saved), words),
    save: (db, { currency }) => putWords(db, groundId, { words, currency: currency.id }),
  })
  return success('Saved', managed)
})

const widestFirst = (steps: GroundText['cancellation']) =>
  steps.toSorted((one, other) => other.hoursBefore - one.hoursBefore)

function wordsOf({ facts, amenities }: ConsoleGround): GroundText | undefined {
  if (facts === null) return undefined
  const { currency: _currency, ...words } = facts
  return { ...words, amenities }
}
