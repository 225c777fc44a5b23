import { useMatch } from '../use-match.ts'
import type { Charted } from './series.ts'
import { shortNameOf } from './short-name.ts'

export function useCharted(): Charted {
  const { view, card, overRules } = useMatch()
  return { view, overRules, shortName: shortNameOf(card) }
}
