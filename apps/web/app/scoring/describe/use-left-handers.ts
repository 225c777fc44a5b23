import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { useEffect, useState } from 'react'
import * as matches from '#calls/matches.ts'
import { send } from '#state/api.ts'
import { storage } from '#state/browser-state.ts'

/** What the server said of the match that was asked last: its id, then its left-handers. */
const TOLD = 'left-handers'
/** What the scorer said, such as "+one -other". */
const SAID = 'left-handers-said'
const MOST_SAID = 200

export type Hands = {
  readonly isLeft: (player: PlayerId) => boolean
  /** Says that a player bats with the other hand, on this device. */
  readonly turn: (player: PlayerId) => void
}

/** Who bats left-handed: as the scorer says on this device, else as their pages say. */
export function useLeftHanders(matchId: string): Hands {
  const [told, setTold] = useState(() => toldBefore(matchId))
  const [said, setSaid] = useState(() => storage.get(SAID)?.split(' ') ?? [])
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const answer = await send(matches.leftHanders, { matchId })
      if (!answer.ok || left.signal.aborted) return
      const { players } = answer.data.data
      storage.set(TOLD, [matchId, ...players].join(' '))
      setTold(players)
    }
    void ask()
    return () => left.abort()
  }, [matchId])
  const isLeft = (player: PlayerId) =>
    said.includes(`+${player}`) || (told.includes(player) && !said.includes(`-${player}`))
  const turn = (player: PlayerId) => {
    const others = said.filter((one) => one.slice(1) !== player)
    const next = [...others, `${isLeft(player) ? '-' : '+'}${player}`].slice(-MOST_SAID)
    storage.set(SAID, next.join(' '))
    setSaid(next)
  }
  return { isLeft, turn }
}

function toldBefore(matchId: string): readonly PlayerId[] {
  const [of, ...players] = storage.get(TOLD)?.split(' ') ?? []
  return of === matchId ? players : []
}
