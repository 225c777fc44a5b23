import { isSameName } from '@pavilion/cricket/text/same-name.ts'
import { useEffect, useState } from 'react'
import { type BarredSides, barredInMatch } from './barred-store.ts'

/** Those who may not play in the match on the pad, by side: none before that is known. */
export function useBarred(matchId: string): BarredSides {
  const [barred, setBarred] = useState<BarredSides>([])
  useEffect(() => {
    let isLeft = false
    const take = (told: BarredSides) => !isLeft && setBarred(told)
    void barredInMatch(matchId).then(take, () => undefined)
    return () => {
      isLeft = true
    }
  }, [matchId])
  return barred
}

/** The rule against somebody of this name who would play for a team. */
export const ruleAgainst = (barred: BarredSides, team: string, name: string) =>
  barred
    .find(({ teamId }) => teamId === team)
    ?.players.find((player) => isSameName(player.name, name))
