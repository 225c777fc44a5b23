import { useState } from 'react'
import { storage } from '#state/browser-state.ts'

const KEY = 'scoring-pad'

/** How the pad is on this device: black on white for bright sun, mirrored for the left hand, large type, what it asks. */
export function useSettings() {
  const [kept, setKept] = useState(() => new Set(storage.get(KEY)?.split(' ')))
  const turn = (name: 'sunlight' | 'mirrored' | 'asking' | 'large') => {
    const next = new Set(kept)
    if (!next.delete(name)) next.add(name)
    storage.set(KEY, [...next].join(' '))
    setKept(next)
  }
  return {
    isSunlit: kept.has('sunlight'),
    isMirrored: kept.has('mirrored'),
    /** Whether it asks after a ball where it went. */
    isAsking: kept.has('asking'),
    isLarge: kept.has('large'),
    turnLarge: () => turn('large'),
    turnAsking: () => turn('asking'),
    turnSunlight: () => turn('sunlight'),
    turnMirrored: () => turn('mirrored'),
  }
}

export type Settings = ReturnType<typeof useSettings>
