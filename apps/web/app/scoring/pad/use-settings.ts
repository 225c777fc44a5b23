import { useState } from 'react'
import { storage } from '#state/browser-state.ts'

const KEY = 'scoring-pad'

/** How the pad looks on this device: black on white for bright sun, mirrored for the left hand. */
export function useSettings() {
  const [kept, setKept] = useState(() => new Set(storage.get(KEY)?.split(' ')))
  const turn = (name: 'sunlight' | 'mirrored') => {
    const next = new Set(kept)
    if (!next.delete(name)) next.add(name)
    storage.set(KEY, [...next].join(' '))
    setKept(next)
  }
  return {
    isSunlit: kept.has('sunlight'),
    isMirrored: kept.has('mirrored'),
    turnSunlight: () => turn('sunlight'),
    turnMirrored: () => turn('mirrored'),
  }
}

export type Settings = ReturnType<typeof useSettings>
