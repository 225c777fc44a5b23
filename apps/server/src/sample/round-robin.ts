/** A single round robin in which everybody plays in every round (circle method). Needs an even number. */
export function roundRobin<T>(sides: readonly T[]): [T, T][][] {
  const [fixed, ...others] = sides
  if (fixed === undefined || sides.length % 2 !== 0)
    throw new RangeError('An even number of sides.')
  return others.map((_, round) => {
    const turned = [...others.slice(round), ...others.slice(0, round)]
    const order = [fixed, ...turned]
    return Array.from({ length: sides.length / 2 }, (__, pair) => pairOf(order, pair, round))
  })
}

/** Who is named first alternates from round to round. */
function pairOf<T>(order: readonly T[], pair: number, round: number): [T, T] {
  const one = order[pair]
  const other = order[order.length - 1 - pair]
  if (one === undefined || other === undefined) throw new RangeError('There is no such pair.')
  return round % 2 === 0 ? [one, other] : [other, one]
}
