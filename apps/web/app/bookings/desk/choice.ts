import { isRecord, readJson } from '#state/reading.ts'
import type { Keeper } from '#state/keeper.ts'
import type { Wanted } from '../booking-calls.ts'

export type SlotKey = { readonly slotId: string; readonly day: string }

/** What somebody has chosen at a ground and not booked yet. */
export type Choice = {
  readonly slots: readonly SlotKey[]
  /** How many of each, by its id; never none. */
  readonly equipment: Readonly<Record<string, number>>
  readonly officials: readonly string[]
  /** A code that applies. */
  readonly code: string | null
  /** What is held already and waits to be paid. */
  readonly held: string | null
}

export const nothing: Choice = { slots: [], equipment: {}, officials: [], code: null, held: null }

export const keyOf = ({ slotId, day }: SlotKey): string => `${day} ${slotId}`

const isSame = (one: SlotKey, other: SlotKey) => keyOf(one) === keyOf(other)

export const hasSlot = ({ slots }: Choice, slot: SlotKey): boolean =>
  slots.some((one) => isSame(one, slot))

const MOST_SLOTS = 31

/** Takes a slot, or lets it go; in the order of days. */
export function toggleSlot(choice: Choice, { slotId, day }: SlotKey): Choice {
  if (hasSlot(choice, { slotId, day })) return withoutSlots(choice, [{ slotId, day }])
  if (choice.slots.length >= MOST_SLOTS) return choice
  const slots = [...choice.slots, { slotId, day }]
  return { ...choice, slots: slots.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) }
}

export const withoutSlots = (choice: Choice, gone: readonly SlotKey[]): Choice => ({
  ...choice,
  slots: choice.slots.filter((slot) => !gone.some((one) => isSame(one, slot))),
})

/** So many of it; none takes it out. */
export function setQuantity(choice: Choice, id: string, quantity: number): Choice {
  const { [id]: _before, ...rest } = choice.equipment
  return { ...choice, equipment: quantity > 0 ? { ...rest, [id]: quantity } : rest }
}

export const toggleOfficial = (choice: Choice, id: string): Choice => ({
  ...choice,
  officials: choice.officials.includes(id)
    ? choice.officials.filter((one) => one !== id)
    : [...choice.officials, id],
})

export const wantedOf = ({ slots, equipment, officials, code }: Choice): Wanted => ({
  slots,
  equipment: Object.entries(equipment).map(([equipmentId, quantity]) => ({
    equipmentId,
    quantity,
  })),
  officials,
  ...(code !== null && { couponCode: code }),
})

const storedUnder = (groundId: string) => `booking ${groundId}`

/** What was chosen here before: logging in, or leaving the page, does not lose it. */
export function readChoice(keeper: Keeper, groundId: string): Choice {
  const stored = readJson(keeper.get(storedUnder(groundId)))
  if (!isRecord(stored)) return nothing
  const { slots, equipment, officials, code, held } = stored
  return {
    slots: listOf(slots).filter(isSlotKey),
    equipment: isRecord(equipment)
      ? Object.fromEntries(Object.entries(equipment).filter(isQuantity))
      : {},
    officials: listOf(officials).filter((id) => typeof id === 'string'),
    code: typeof code === 'string' ? code : null,
    held: typeof held === 'string' ? held : null,
  }
}

export function keepChoice(keeper: Keeper, groundId: string, choice: Choice): void {
  const isNothing = choice.slots.length === 0 && choice.held === null
  if (isNothing) keeper.remove(storedUnder(groundId))
  else keeper.set(storedUnder(groundId), JSON.stringify(choice))
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isSlotKey = (value: unknown): value is SlotKey =>
  isRecord(value) && typeof value['slotId'] === 'string' && typeof value['day'] === 'string'

const isQuantity = (entry: [string, unknown]): entry is [string, number] =>
  Number.isInteger(entry[1]) && Number(entry[1]) > 0
