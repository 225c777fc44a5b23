import { contrast, laidOver, type Oklch, toHex, toOklch } from './oklch.ts'

/** Custom properties and their values; those of the dark theme are prefixed with `dark:`. */
export type BrandTheme = Readonly<Record<string, string>>

const PAPER = '#fbf9ef'
const NIGHT = '#04170d'
const grounds = {
  light: { bg: '#f3f1e4', surface: '#fcfbf4' },
  dark: { bg: '#090f12', surface: '#10191b' },
} as const

const TEXT = 4.5
const STRONG_TEXT = 7
const STEP = 0.005

/** The label colour with the better contrast on a colour. */
const labelOn = (colour: string) =>
  contrast(PAPER, colour) >= contrast(NIGHT, colour) ? PAPER : NIGHT

/** Whether a label is readable on the colour, in the better of paper and night. */
export const bearsLabels = (colour: string): boolean => contrast(labelOn(colour), colour) >= TEXT

/** The colour, darkened or lightened until its contrast with the ground is sufficient. */
function movedUntil(least: number, colour: Oklch, ground: string): string {
  const step = contrast('#ffffff', ground) > contrast('#000000', ground) ? STEP : -STEP
  let { l } = colour
  while (contrast(toHex({ ...colour, l }), ground) < least && l > 0 && l < 1) l += step
  return toHex({ ...colour, l })
}

function brandIn(mode: 'light' | 'dark', colour: Oklch): Record<string, string> {
  const { bg, surface } = grounds[mode]
  const brand = toHex(colour)
  const soft = laidOver(brand, 0.14, surface)
  return {
    '--pv-brand': brand,
    '--pv-brand-hover': toHex({ ...colour, l: colour.l + (mode === 'light' ? -0.06 : 0.06) }),
    '--pv-on-brand': labelOn(brand),
    '--pv-brand-text': movedUntil(TEXT, colour, bg),
    '--pv-brand-soft': soft,
    '--pv-brand-soft-ink': movedUntil(STRONG_TEXT, colour, soft),
  }
}

/** Lightness of the board and its contents, as in the default dark theme. */
const board = {
  '--pv-board': 0.23,
  '--pv-board-2': 0.28,
  '--pv-board-3': 0.34,
  '--pv-board-line': 0.4,
  '--pv-tin': 0.18,
  '--pv-tin-edge': 0.37,
} as const
const BY_DAY = 0.04
const BOARD_CHROMA = 0.05

const boardIn = (mode: 'light' | 'dark', { c, h }: Oklch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(board).map(([name, night]) => [
      name,
      toHex({ l: mode === 'light' ? night + BY_DAY : night, c: Math.min(c, BOARD_CHROMA), h }),
    ]),
  )

/** In dark mode a brand is light enough to stand out from a surface, and to carry a dark label. */
function atNight(colour: Oklch): Oklch {
  const raised = { ...colour, l: Math.max(colour.l, 0.72) }
  return toOklch(movedUntil(TEXT, raised, grounds.dark.surface))
}

/**
 * All properties that a brand colour sets, for both themes. Colours with a meaning in the game are not
 * among them.
 */
export function brandTheme(brand: string): BrandTheme {
  const day = toOklch(brand)
  const night = atNight(day)
  const dark = { ...brandIn('dark', night), ...boardIn('dark', day) }
  return {
    ...brandIn('light', day),
    ...boardIn('light', day),
    ...Object.fromEntries(Object.entries(dark).map(([name, value]) => [`dark:${name}`, value])),
  }
}
