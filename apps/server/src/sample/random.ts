/** A seeded random generator: the same seed gives the same numbers. */
export type Random = {
  /** From 0 up to but not including 1. */
  readonly next: () => number
  /** An integer from 0 up to but not including `count`. */
  readonly below: (count: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
  /** A weighted choice; weights need not add up to anything. */
  readonly weigh: <T extends string | number>(weights: readonly (readonly [T, number])[]) => T
  readonly shuffle: <T>(list: readonly T[]) => T[]
}

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] ?? from[0],
    weigh: (weights) => weigh(weights, next()),
    shuffle: (list) => shuffle(list, below),
  }
}

function weigh<T>(weights: readonly (readonly [T, number])[], at: number): T {
  let left = at * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of weights) {
    left -= weight
    if (left < 0) return value
  }
  const last = weights.at(-1)
  if (last === undefined) throw new RangeError('There is nothing to choose from.')
  return last[0]
}

function shuffle<T>(list: readonly T[], below: (count: number) => number): T[] {
  const left = [...list]
  const shuffled: T[] = []
  while (left.length > 0) shuffled.push(...left.splice(below(left.length), 1))
  return shuffled
}

/** A seed from a text (FNV-1a). */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    seed = Math.imul(seed ^ text.charCodeAt(index), 0x01000193)
  }
  return seed
}
