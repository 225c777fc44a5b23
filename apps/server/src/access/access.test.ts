import { expect, test } from 'vitest'
import { type Actor, type Deed, may } from './access.ts'

const actors = {
  anonymous: undefined,
  owner: { accountId: 'mine' },
  stranger: { accountId: 'theirs' },
} satisfies Record<string, Actor>
const things = { mine: { accountId: 'mine' }, missing: { accountId: undefined } }

/** Everything that is allowed; all else is not. */
const allowed: readonly (readonly [keyof typeof actors, Deed, keyof typeof things])[] = [
  ['owner', 'end-session', 'mine'],
]

const keys = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table).filter((key): key is keyof T & string => key in table)
const cells = keys(actors).flatMap((actor) =>
  keys(things).map((thing) => [actor, 'end-session' as const, thing] as const),
)

test.each(cells)('%s, %s, %s', (actor, deed, thing) => {
  const expected = allowed.some(
    ([who, what, whose]) => who === actor && what === deed && whose === thing,
  )

  expect(may(actors[actor], deed, things[thing])).toBe(expected)
})
