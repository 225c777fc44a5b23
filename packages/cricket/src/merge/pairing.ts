/** An index of each list, of which one is null where the other has something more. */
export type Pair = readonly [number, number | null] | readonly [null, number]

type Item = { readonly key: string; readonly type: string }

/**
 * Pairs two lists in their order with as few differences as possible: two items of a type that differ are one
 * difference, what only one list has another.
 */
export function pairing(one: readonly Item[], other: readonly Item[]): readonly Pair[] {
  const costs = costsOf(one, other)
  const width = other.length + 1
  const pairs: Pair[] = []
  let [at, place] = [0, 0]
  while (at < one.length || place < other.length) {
    const cost = costs[at * width + place]
    const [item, beside] = [one[at], other[place]]
    const after = costs[(at + 1) * width + place + 1] ?? 0
    if (item && beside && after + between(item, beside) === cost) pairs.push([at++, place++])
    else if (item && (costs[(at + 1) * width + place] ?? 0) + 1 === cost) pairs.push([at++, null])
    else pairs.push([null, place++])
  }
  return pairs
}

/** More than what only one list has twice, so that a ball is never paired with a change of bowler. */
const UNLIKE = 3

function between(one: Item, other: Item): number {
  if (one.key === other.key) return 0
  return one.type === other.type ? 1 : UNLIKE
}

/** By row and column, how many differences the rests have. */
function costsOf(one: readonly Item[], other: readonly Item[]): Uint16Array {
  const width = other.length + 1
  const costs = new Uint16Array((one.length + 1) * width)
  for (let at = one.length; at >= 0; at--) {
    for (let place = other.length; place >= 0; place--) {
      const here = at * width + place
      const [item, beside] = [one[at], other[place]]
      if (item === undefined || beside === undefined) {
        costs[here] = one.length - at + other.length - place
        continue
      }
      const alone = Math.min(costs[here + width] ?? 0, costs[here + 1] ?? 0) + 1
      costs[here] = Math.min(alone, (costs[here + width + 1] ?? 0) + between(item, beside))
    }
  }
  return costs
}
