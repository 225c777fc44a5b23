import { blazon } from '@pavilion/kit/art/blazon.ts'
import { tinctures } from '@pavilion/kit/art/tinctures.ts'
import { colours } from './colours.ts'
import { box, type Element, shape, type Style } from './element.ts'

const TIN_SHAPE = 0.66
const DISPLAY_STRETCH = 0.72

/** Display text. On screen the font's width axis condenses it; here it is scaled horizontally. */
export function display(text: string, size: number, style: Style = {}): Element {
  const { transformOrigin = 'left center' } = style
  return box(
    {
      fontFamily: 'Archivo',
      fontWeight: 700,
      fontSize: size,
      lineHeight: 1.1,
      color: colours.ink,
      whiteSpace: 'nowrap',
      ...style,
      transformOrigin,
      transform: `scaleX(${DISPLAY_STRETCH})`,
    },
    text,
  )
}

/** `142/4` on scoreboard plates, with hanging digits and the slash between them. */
export function tins(value: string, size: number): Element {
  return box({ alignItems: 'flex-end' }, ...value.split('').map((sign) => tin(sign, size)))
}

function tin(sign: string, size: number): Element {
  if (sign === '.') {
    const point = Math.round(size * 0.09)
    return box({
      width: point,
      height: point,
      margin: `0 ${point}px`,
      background: colours.inkSoft,
      borderRadius: point,
    })
  }
  const isPlate = /\d/.test(sign)
  return box(
    {
      width: Math.round(size * (isPlate ? TIN_SHAPE : 0.36)),
      height: size,
      marginRight: 5,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 6,
      ...(isPlate ? { background: colours.tin, border: `2px solid ${colours.tinEdge}` } : {}),
    },
    display(sign, Math.round(size * 0.9), {
      color: isPlate ? colours.tinInk : colours.inkSoft,
      transformOrigin: 'center center',
    }),
  )
}

/** A stripe in the colours of the team's crest. */
export function stripe(team: string, width: number, height: number): Element {
  const { field, chargeColour } = blazon(team)
  const bands = [tinctures[field], tinctures[chargeColour], tinctures[field]]
  return box(
    { width, height, borderRadius: 4, overflow: 'hidden', border: `1px solid ${colours.line}` },
    ...bands.map((background) => box({ flexGrow: 1, height, background })),
  )
}

const heights: Readonly<Record<string, number>> = { '.': 0.18, '4': 0.66, '6': 0.94, W: 0.94 }
const inks: Readonly<Record<string, string>> = {
  '4': colours.ink,
  '6': colours.willow,
  W: colours.cherry,
}
const RUN_BASE = 0.24
const RUN_STEP = 0.08

function stitch(letter: string): { readonly share: number; readonly ink: string } {
  const runs = Math.min(3, Math.max(1, Number(letter) || 1))
  return {
    share: heights[letter] ?? RUN_BASE + RUN_STEP * runs,
    ink: inks[letter] ?? colours.inkSoft,
  }
}

/** One slanted stitch per legal ball, and a faint one for each still to come. */
export function seam(letters: string, allotted: number | null, width: number): Element {
  const height = 64
  const places = Math.max(allotted ?? letters.length, letters.length, 1)
  const pitch = width / places
  const lines = Array.from({ length: places }, (_, ball) => {
    const letter = letters[ball]
    const { share, ink } = letter === undefined ? { share: 0.1, ink: colours.line } : stitch(letter)
    return shape('line', {
      x1: ball * pitch + pitch * 0.16,
      y1: height - 2,
      x2: ball * pitch + pitch * 0.84,
      y2: height - 2 - (height - 4) * share,
      stroke: ink,
      'stroke-width': Math.max(1.5, pitch * 0.28),
      'stroke-linecap': 'round',
    })
  })
  return shape(
    'svg',
    { width, height, viewBox: `0 0 ${width} ${height}`, style: { width, height } },
    ...lines,
  )
}
