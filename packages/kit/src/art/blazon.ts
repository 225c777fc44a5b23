import { drawFrom, pick } from './seed.ts'
import { tinctures } from './tinctures.ts'
import type { Tincture } from './tinctures.ts'

const dark = [
  'bottle',
  'navy',
  'claret',
  'black',
  'plum',
  'teal',
  'rust',
  'scarlet',
  'emerald',
  'royal',
] as const
const light = ['gold', 'cream', 'sky', 'silver', 'sand', 'mint', 'white', 'gold', 'cream'] as const
const shapes = ['heater', 'roundel', 'swiss', 'hex', 'pocket', 'oval'] as const
const divisions = [
  'plain',
  'pale',
  'fess',
  'bend',
  'paly',
  'hoops',
  'chevron',
  'quarterly',
  'pile',
  'plain',
] as const
const charges = [
  'bats',
  'stumps',
  'ball',
  'star',
  'peaks',
  'waves',
  'sun',
  'leaf',
  'tower',
  'wing',
] as const
const borders = ['single', 'double', 'stitch', 'single'] as const

export type Shape = (typeof shapes)[number]
export type Division = (typeof divisions)[number]
export type Charge = (typeof charges)[number] | 'anchor' | 'horns' | 'crown'
export type Border = (typeof borders)[number]

/** Words in a club's name that decide what its crest shows. */
const canting: readonly (readonly [RegExp, Charge])[] = [
  [/marin|coast|harbou?r|port|clifton/i, 'anchor'],
  [/markhor|gazelle|stag/i, 'horns'],
  [/falcon|hawk|kestrel|eagle/i, 'wing'],
  [/valley|hill|margalla|peak|bolan|pass/i, 'peaks'],
  [/rover|river|ravi|indus|wave/i, 'waves'],
  [/lion|king|royal/i, 'crown'],
  [/willow|park|oak|green|orchard/i, 'leaf'],
  [/fort|castle|gate|gymkhana|tower/i, 'tower'],
  [/sun|desert|thar/i, 'sun'],
  [/star/i, 'star'],
]

export type Blazon = {
  readonly shape: Shape
  readonly field: Tincture
  readonly chargeColour: Tincture
  readonly third: Tincture
  readonly inverted: boolean
  readonly division: Division
  readonly charge: Charge
  readonly border: Border
  /** Two letters. */
  readonly monogram: string
}

/**
 * The parts of a club's crest, derived from its name. Changing the order of the picks would change every
 * crest. Other variants are for those that would look like the crest of another club.
 */
export function blazon(name: string, variant = 0): Blazon {
  const draw = drawFrom(variant === 0 ? `club:${name}` : `club:${name}:${variant}`)
  const shape = pick(draw, shapes)
  const field = pick(draw, dark)
  const chargeColour = pick(draw, light)
  const third = pickOther(draw(), field)
  const inverted = draw() < 0.22
  const division = pick(draw, divisions)
  const canted = canting.find(([word]) => word.test(name))
  const charge = canted ? canted[1] : pick(draw, charges)
  const border = pick(draw, borders)
  const monogram = monogramOf(name)
  return { shape, field, chargeColour, third, inverted, division, charge, border, monogram }
}

function pickOther(chance: number, taken: Tincture): Tincture {
  const others = dark.filter((tincture) => tincture !== taken)
  return others[Math.floor(chance * others.length)] ?? 'bottle'
}

function monogramOf(name: string): string {
  const words = name
    .replace(/\b(CC|Cricket Club)\b/g, '')
    .trim()
    .split(/\s+/)
  return words
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()
}

/** The three colours of the blazer, as `#rrggbb`. */
export function clubColours(name: string): readonly [string, string, string] {
  const { field, chargeColour, third } = blazon(name)
  return [tinctures[field], tinctures[chargeColour], tinctures[third]]
}
