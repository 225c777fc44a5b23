import { isRecord, readJson } from '#state/json-guards.ts'
import type { ClientStorage } from '#state/storage.ts'
import type { Wanted } from '../booking-calls.ts'

export type SlotKey = { readonly slotId: string; readonly day: string }

/** What a visitor has chosen at a ground and not booked yet. */
export type Choice = {
  readonly slots: readonly SlotKey[]
  /** The quantity by id; never zero. */
  readonly equipment: Readonly<Record<string, number>>
  readonly officials: readonly string[]
  /** The purpose, in the booker's own words. */
  readonly purpose: string
  /** A valid coupon code. */
  readonly code: string | null
  /** The id of a booking that is held and not paid yet. */
  readonly held: string | null
}

export const nothing: Choice = {
  slots: [],
  equipment: {},
  officials: [],
  purpose: '',
  code: null,
  held: null,
}

export const keyOf = ({ slotId, day }: SlotKey): string => `${day} ${slotId}`

const isSame = (one: SlotKey, other: SlotKey) => keyOf(one) === keyOf(other)

export const hasSlot = ({ slots }: Choice, slot: SlotKey): boolean =>
  slots.some((one) => isSame(one, slot))

const MOST_SLOTS = 31

/** Adds or removes a slot; slots stay in order of days. */
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

/** Sets a quantity; zero removes the entry. */
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

/** The stored choice, which survives logging in and leaving the page. */
export function readChoice(storage: ClientStorage, groundId: string): Choice {
  const stored = readJson(storage.get(storedUnder(groundId)))
  if (!isRecord(stored)) return nothing
  const { slots, equipment, officials, purpose, code, held } = stored
  return {
    slots: listOf(slots).filter(isSlotKey),
    equipment: isRecord(equipment)
      ? Object.fromEntries(Object.entries(equipment).filter(isQuantity))
      : {},
    officials: listOf(officials).filter((id) => typeof id === 'string'),
    purpose: typeof purpose === 'string' ? purpose : '',
    code: typeof code === 'string' ? code : null,
    held: typeof held === 'string' ? held : null,
  }
}

export function keepChoice(storage: ClientStorage, groundId: string, choice: Choice): void {
  const isNothing = choice.slots.length === 0 && choice.held === null
  if (isNothing) storage.remove(storedUnder(groundId))
  else storage.set(storedUnder(groundId), JSON.stringify(choice))
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isSlotKey = (value: unknown): value is SlotKey =>
  isRecord(value) && typeof value['slotId'] === 'string' && typeof value['day'] === 'string'

const isQuantity = (entry: [string, unknown]): entry is [string, number] =>
  Number.isInteger(entry[1]) && Number(entry[1]) > 0
