import type { ReactElement } from 'react'
import { portrait } from './portrait.ts'
import type { Backdrop, Headgear, Portrait, Trim } from './portrait.ts'
import { tenth, times } from './seed.ts'
import { mix } from './tinctures.ts'

/** One print colour for every face. */
const face = '#DCC9A2'
const neck = '#C4AD80'

function ray(index: number): string {
  const point = (step: number) => {
    const angle = (step * Math.PI) / 6
    return `${tenth(48 + 90 * Math.cos(angle))} ${tenth(58 + 90 * Math.sin(angle))}`
  }
  return `M48 58L${point(index)}L${point(index + 1)}Z`
}

const backdrops: Record<Backdrop, string> = {
  rays: times(6, (index) => ray(index * 2)).join(''),
  hoops: times(4, (index) => `M0 ${index * 24}h96v12h-96z`).join(''),
  plain: '',
  sun: 'M48 10a36 36 0 1 1 0 72a36 36 0 1 1 0-72z',
}

const trims: Record<Trim, { readonly d: string; readonly width: number }> = {
  v: { d: 'M38 70L48 82L58 70', width: 4 },
  placket: { d: 'M48 72V98', width: 5 },
  side: { d: 'M20 96L30 74M76 96L66 74', width: 5 },
}

const hats: Record<Headgear, (player: Portrait) => ReactElement> = {
  cap: ({ cap, light }) => (
    <>
      <path d="M30 38C30 22 40 15 48 15C56 15 66 22 66 38Z" fill={cap} />
      <path
        d="M48 15V37M39 18Q36 27 36 38M57 18Q60 27 60 38"
        stroke={mix(cap, '#ffffff', 0.25)}
        fill="none"
      />
      <path
        d="M29 37C40 33 56 33 67 37C66 42 62 43 58 42C51 40 45 40 38 42C34 43 30 42 29 37Z"
        fill={mix(cap, '#000000', 0.3)}
      />
      <circle cx="48" cy="29" r="4.5" fill={light} />
    </>
  ),
  helmet: ({ shirt, light }) => (
    <>
      <path d="M27 42C26 22 38 14 48 14C58 14 70 22 69 42L63 42L62 37H34L33 42Z" fill={shirt} />
      <path d="M31 38H65V42H31Z" fill={mix(shirt, '#000000', 0.35)} />
      <path
        d="M33 47H63M34 53H62M36 59H60M40 42V60M56 42V60"
        stroke={mix(shirt, '#000000', 0.45)}
        strokeWidth="1.8"
        fill="none"
      />
      <circle cx="48" cy="27" r="4" fill={light} />
    </>
  ),
  floppy: ({ third, light }) => (
    <>
      <path d="M33 34C33 20 41 15 48 15C55 15 63 20 63 34Z" fill={third} />
      <path d="M20 38C28 30 68 30 76 38C68 43 28 43 20 38Z" fill={mix(third, '#000000', 0.22)} />
      <path d="M33 31H63V34H33Z" fill={light} />
    </>
  ),
}

type BustProps = {
  readonly name: string
  /** The club of the shirt. */
  readonly club: string
}

/** The content of a portrait, on a grid of 96 by 96. */
export function Bust({ name, club }: BustProps) {
  const player = portrait(name, club)
  const trim = trims[player.trim]
  return (
    <>
      <rect width="96" height="96" fill={player.paper} />
      <path d={backdrops[player.backdrop]} fill={player.pattern} />
      <path d="M8 100C9 82 22 74 38 71H58C74 74 87 82 88 100Z" fill={player.shirt} />
      <path d={trim.d} fill="none" stroke={player.light} strokeWidth={trim.width} />
      <path d="M40 58H56V70C56 76 40 76 40 70Z" fill={neck} />
      <path
        d="M32 40C32 26 39 21 48 21C57 21 64 26 64 40C64 56 57 66 48 66C39 66 32 56 32 40Z"
        fill={face}
      />
      {hats[player.headgear](player)}
    </>
  )
}
