import { storage } from '#state/browser-state.ts'
import { isRecord, readJson } from '#state/json-guards.ts'

const KEY = 'last-sides'

/** Two sides as the form of a new match has them: names, and players a line each. */
export type Sides = {
  /** The id of the first team, when it is named by that; else empty. */
  readonly firstId: string
  readonly firstName: string
  readonly first: string
  readonly secondName: string
  readonly second: string
  /** The id of the second team, as of the first. */
  readonly secondId: string
}

const none: Sides = {
  firstId: '',
  firstName: '',
  first: '',
  secondName: '',
  second: '',
  secondId: '',
}

/** What the form of the next new match begins with. */
export const keepSides = (sides: Sides): void => {
  const { firstId, firstName, first, secondName, second, secondId } = sides
  storage.set(KEY, JSON.stringify({ firstId, firstName, first, secondName, second, secondId }))
}

export function keptSides(): Sides {
  const kept = readJson(storage.get(KEY) ?? '')
  if (!isRecord(kept)) return none
  const text = (name: keyof Sides) => (typeof kept[name] === 'string' ? kept[name] : '')
  return {
    firstId: text('firstId'),
    firstName: text('firstName'),
    first: text('first'),
    secondName: text('secondName'),
    second: text('second'),
    secondId: text('secondId'),
  }
}
