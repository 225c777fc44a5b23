/** A colour as lightness (0 to 1), chroma and hue in radians. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }
type Triple = readonly [number, number, number]

const HEX = /^#[0-9a-f]{6}$/i

const toLinear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number) =>
  value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** The three linear components of "#0f5132"; throws on anything else. */
function linearOf(hex: string): Triple {
  if (!HEX.test(hex)) throw new Error(`${hex} is no colour such as #0f5132.`)
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

const sum = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z

/** Björn Ottosson's matrices (2020-12-31). */
const toCones: readonly [Triple, Triple, Triple] = [
  [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
  [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
  [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
]
const toLab: readonly [Triple, Triple, Triple] = [
  [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
  [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
  [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
]
const fromLab: readonly [Triple, Triple, Triple] = [
  [1, 0.396_337_777_4, 0.215_803_757_3],
  [1, -0.105_561_345_8, -0.063_854_172_8],
  [1, -0.089_484_177_5, -1.291_485_548],
]
const fromCones: readonly [Triple, Triple, Triple] = [
  [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
  [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
  [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
]

const times = ([a, b, c]: readonly [Triple, Triple, Triple], given: Triple): Triple => [
  sum(a, given),
  sum(b, given),
  sum(c, given),
]

const each = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
]

export function toOklch(hex: string): Oklch {
  const [l, a, b] = times(toLab, each(times(toCones, linearOf(hex)), Math.cbrt))
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** The nearest displayable colour: reduces chroma, keeps lightness and hue. */
export function toHex({ l, c, h }: Oklch): string {
  const light = Math.min(1, Math.max(0, l))
  let chroma = c
  let parts = linearAt({ l: light, c: chroma, h })
  while (chroma > 0 && parts.some((part) => part < -0.0005 || part > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004)
    parts = linearAt({ l: light, c: chroma, h })
  }
  const two = (part: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, part)))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${parts.map(two).join('')}`
}

const linearAt = ({ l, c, h }: Oklch): Triple =>
  times(
    fromCones,
    each(times(fromLab, [l, c * Math.cos(h), c * Math.sin(h)]), (value) => value ** 3),
  )

const luminance = (hex: string) => sum([0.2126, 0.7152, 0.0722], linearOf(hex))

/** The contrast ratio of two colours by WCAG: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour laid over another with an opacity from 0 to 1. */
export function laidOver(top: string, share: number, ground: string): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(top, at) * share + part(ground, at) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
