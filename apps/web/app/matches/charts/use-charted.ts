import { useMatch } from '../use-match.ts'
import type { Charted } from './series.ts'
import { shortNameOf } from './short-name.ts'

export function useCharted(): Charted {
  const { view, card, ballsPerOver } = useMatch()
  return { view, ballsPerOver, shortName: shortNameOf(card) }
}
