import { Button } from '@pavilion/kit/button.tsx'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/matches.ts'
import { howScoredText } from '../line-ups/how-scored-text.ts'
import { officialsByRole } from '../line-ups/officials-by-role.ts'
import { useMatch } from '../use-match.ts'
import styles from './print-card.module.css'

/** Prints the scorecard; on paper it also names the officials, who otherwise stand on another tab. */
export function PrintCard() {
  const { info } = useMatch()
  const { isRestored } = useClientState()
  const best = info.playerOfMatch
  const scored = howScoredText(info.scored)
  const named = best.length === 0 ? [] : ([[t.playerOfTheMatch, best]] as const)
  return (
    <>
      <Button variant="outline" size="small" disabled={!isRestored} onClick={() => window.print()}>
        {t.print}
      </Button>
      <div className={styles.paper}>
        {[...named, ...officialsByRole(info.officials)].map(([name, people]) => (
          <p key={name}>
            <b>{name}</b>
            {people.map((person) => person.name).join(', ')}
          </p>
        ))}
        {scored !== null && (
          <p>
            <b>{t.scored}</b>
            {scored}
          </p>
        )}
      </div>
    </>
  )
}
