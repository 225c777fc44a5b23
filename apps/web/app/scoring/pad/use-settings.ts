import { useState } from 'react'
import { askedBalls, askedParts } from '../describe/asked-parts.ts'
import type { AskedBalls, AskedPart, Asking } from '../describe/asked-parts.ts'
import { storage } from '#state/browser-state.ts'

const KEY = 'scoring-pad'

function askingOf(kept: ReadonlySet<string>): Asking {
  const of = (part: AskedPart) =>
    askedBalls.find((balls) => kept.has(`${part}:${balls}`)) ?? 'never'
  return { shot: of('shot'), pitched: of('pitched'), fielder: of('fielder') }
}

/** Whether anything is asked of any ball. */
export const asksAnything = (asking: Asking): boolean =>
  askedParts.some((part) => asking[part] !== 'never')

/** How the pad is on this device: black on white for bright sun, mirrored for the left hand, large type, what it asks. */
export function useSettings() {
  const [kept, setKept] = useState(() => new Set(storage.get(KEY)?.split(' ')))
  const keep = (next: Set<string>) => {
    storage.set(KEY, [...next].join(' '))
    setKept(next)
  }
  const turn = (name: 'sunlight' | 'mirrored' | 'large') => {
    const next = new Set(kept)
    if (!next.delete(name)) next.add(name)
    keep(next)
  }
  return {
    isSunlit: kept.has('sunlight'),
    isMirrored: kept.has('mirrored'),
    /** What it asks of which balls. */
    asking: askingOf(kept),
    ask: (part: AskedPart, balls: AskedBalls) => {
      const others = [...kept].filter((name) => !name.startsWith(`${part}:`))
      keep(new Set(balls === 'never' ? others : [...others, `${part}:${balls}`]))
    },
    isLarge: kept.has('large'),
    turnLarge: () => turn('large'),
    turnSunlight: () => turn('sunlight'),
    turnMirrored: () => turn('mirrored'),
  }
}

export type Settings = ReturnType<typeof useSettings>
