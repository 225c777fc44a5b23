import type { Db } from '#db/connect.ts'
import { findEquipment, findGroundOfficials } from '#grounds/grounds.ts'
import { refuseFields } from '#http/refuse-call.ts'

type Wanted = {
  readonly equipment: readonly { readonly equipmentId: string; readonly quantity: number }[]
  readonly officials: readonly string[]
}

/**
 * The equipment and officials hired with every slot, at the ground's prices. Refuses what it does not have,
 * or not in that number.
 */
export async function chooseExtras(db: Db, groundId: string, wanted: Wanted) {
  const stock = wanted.equipment.length === 0 ? [] : await findEquipment(db, groundId)
  const people = wanted.officials.length === 0 ? [] : await findGroundOfficials(db, groundId)
  const equipment = wanted.equipment.map(({ equipmentId, quantity }) => {
    const item = stock.find(({ id }) => id === equipmentId)
    return item && item.quantity >= quantity ? { ...item, quantity } : undefined
  })
  const officials = wanted.officials.map((id) => people.find((one) => one.id === id))
  const problems = [
    ...missing(equipment).map((at) => ({ path: `equipment.${at}`, message: NOT_SO_MANY })),
    ...missing(officials).map((at) => ({ path: `officials.${at}`, message: NOT_THERE })),
  ]
  if (problems.length > 0) throw refuseFields(problems)
  return {
    equipment: equipment.filter((one) => one !== undefined),
    officials: officials.filter((one) => one !== undefined),
  }
}
export type Extras = Awaited<ReturnType<typeof chooseExtras>>

const NOT_SO_MANY = 'The ground does not have that many.'
const NOT_THERE = 'That official cannot be hired at this ground.'

const missing = (found: readonly unknown[]): number[] =>
  found.flatMap((one, at) => (one === undefined ? [at] : []))
