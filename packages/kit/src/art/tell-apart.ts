import { type Blazon, blazon } from './blazon.ts'

const MOST_TRIES = 60

const told = new WeakMap<readonly string[], ReadonlyMap<string, Blazon>>()

/**
 * The parts of a crest that is shown among others: the usual ones, unless another name before it in the alphabet has
 * the same letters in the same colour, or on the same shape and division, which clubs of equal colours would share.
 */
export function blazonAmong(name: string, among: readonly string[]): Blazon {
  const all = told.get(among) ?? tellApart(among)
  told.set(among, all)
  return all.get(name) ?? blazon(name)
}

/** The same for the same names, whatever their order. */
export function tellApart(names: readonly string[]): ReadonlyMap<string, Blazon> {
  const coloured = new Set<string>()
  const shaped = new Set<string>()
  const all = new Map<string, Blazon>()
  for (const name of [...new Set(names)].toSorted()) {
    const isShaped = (one: Blazon) => !shaped.has(shapeOf(one))
    const arms =
      firstOf(name, (one) => isShaped(one) && !coloured.has(colourOf(one))) ??
      firstOf(name, isShaped) ??
      blazon(name)
    coloured.add(colourOf(arms))
    shaped.add(shapeOf(arms))
    all.set(name, arms)
  }
  return all
}

const colourOf = ({ monogram, field, inverted }: Blazon) => `${monogram} ${field} ${inverted}`
const shapeOf = ({ monogram, shape, division }: Blazon) => `${monogram} ${shape} ${division}`

function firstOf(name: string, isFree: (arms: Blazon) => boolean): Blazon | undefined {
  for (let variant = 0; variant < MOST_TRIES; variant += 1) {
    const arms = blazon(name, variant)
    if (isFree(arms)) return arms
  }
  return undefined
}
