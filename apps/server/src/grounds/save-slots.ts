import type { NewEquipment, NewSlot } from '@pavilion/contract/grounds/own-ground-fields.ts'
import { SLOTS_OVERLAP } from '@pavilion/contract/grounds/own-ground-calls.ts'
import { brokeExclusion } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import {
  archiveEquipment,
  archiveSlots,
  insertEquipment,
  insertSlots,
} from './edit-ground.queries.ts'
import { refuseBare } from './manage-ground.ts'
import { changePart } from './save-ground.ts'

const slotKey = ({ weekday, starts, ends, kind, price }: NewSlot): string =>
  [weekday, starts, ends, kind, price].join(' ')
const equipmentKey = ({ name, price, quantity }: NewEquipment): string =>
  JSON.stringify([name, price, quantity])

/** What to remove from and add to a list so that it becomes the new one. */
function differences<New, Old extends New & { readonly id: string }>(
  before: readonly Old[],
  after: readonly New[],
  keyOf: (one: New) => string,
) {
  const had = new Set(before.map(keyOf))
  const wanted = new Set(after.map(keyOf))
  return {
    gone: before.filter((one) => !wanted.has(keyOf(one))).map(({ id }) => id),
    added: after.filter((one) => !had.has(keyOf(one))),
  }
}

/** An unchanged slot keeps its id; a changed one is archived and replaced. */
export const saveSlots = os.grounds.saveSlots.handler(async ({ input, context }) => {
  const { groundId, revision, slots } = input
  refuseTwice(slots)
  const now = context.app.now()
  const change = (before: Parameters<typeof differences<NewSlot, NewSlot & { id: string }>>[0]) =>
    differences(before, slots, slotKey)
  const managed = await changePart(context, {
    groundId,
    revision,
    isSaved: (saved) => isNothing(change(saved.slots)),
    save: async (db, saved) => {
      refuseBare(saved)
      const { gone, added } = change(saved.slots)
      if (gone.length > 0) await archiveSlots(db, { groundId, ids: gone, now })
      if (added.length > 0) await addSlots(db, groundId, added)
    },
  })
  return success('Saved. Existing bookings are unchanged', managed)
})

const isNothing = ({ gone, added }: { gone: readonly unknown[]; added: readonly unknown[] }) =>
  gone.length + added.length === 0

/** A slot given twice overlaps itself, and `differences` would not notice. */
function refuseTwice(slots: readonly NewSlot[]): void {
  if (new Set(slots.map(slotKey)).size < slots.length) {
    throw refuseCall('SLOTS_OVERLAP', SLOTS_OVERLAP)
  }
}

async function addSlots(db: Db, groundId: string, added: readonly NewSlot[]): Promise<void> {
  try {
    await insertSlots(db, groundId, added)
  } catch (error) {
    if (!brokeExclusion(error, 'ground_slot_no_overlap')) throw error
    throw refuseCall('SLOTS_OVERLAP', SLOTS_OVERLAP)
  }
}

export const saveEquipment = os.grounds.saveEquipment.handler(async ({ input, context }) => {
  const { groundId, revision, equipments } = input
  const now = context.app.now()
  const managed = await changePart(context, {
    groundId,
    revision,
    isSaved: (saved) => isNothing(differences(saved.equipments, equipments, equipmentKey)),
    save: async (db, saved) => {
      refuseBare(saved)
      const { gone, added } = differences(saved.equipments, equipments, equipmentKey)
      if (gone.length > 0) await archiveEquipment(db, { groundId, ids: gone, now })
      if (added.length > 0) await insertEquipment(db, groundId, added)
    },
  })
  return success('Saved', managed)
})
