import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'

/** The server may answer keys in another order. */
export function isSameRules(one: PlayingConditions, other: PlayingConditions | null): boolean {
  return other !== null && sorted(one) === sorted(other)
}

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
      : inner,
  )
