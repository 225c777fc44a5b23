import type { SeenOn } from '@pavilion/contract/sites/site-logo.ts'

const CHANNELS = 4
const OPAQUE = 128
/** If this share of the opaque pixels would vanish on a background, the logo is not shown on it. */
const MANY = 0.3
/** If this share of all pixels is opaque, the logo has a background of its own. */
const FILLED = 0.97
/** Limits of relative luminance (WCAG 2.2): contrast under 2:1 on dark pages, and on light ones. */
const DARK = 0.08
const LIGHT = 0.4

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = ([red = 0, green = 0, blue = 0]: Uint8Array) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The backgrounds a picture is visible on. `points`: RGBA, four bytes a pixel. */
export function seenOn(points: Uint8Array): SeenOn {
  const all = points.length / CHANNELS
  const drawn = Array.from({ length: all }, (_, at) =>
    points.subarray(at * CHANNELS, (at + 1) * CHANNELS),
  ).filter(([, , , alpha = 0]) => alpha >= OPAQUE)
  if (drawn.length === 0 || drawn.length >= FILLED * all) return 'both'
  const shines = drawn.map(luminance)
  const dark = shines.filter((shine) => shine < DARK).length / drawn.length
  const light = shines.filter((shine) => shine > LIGHT).length / drawn.length
  if (Math.max(dark, light) < MANY) return 'both'
  return dark >= light ? 'light' : 'dark'
}
