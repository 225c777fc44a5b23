import { Button } from '@pavilion/kit/button.tsx'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/matches.ts'
import { MatchFileButton } from '../line-ups/match-file-button.tsx'
import { howScoredText } from '../line-ups/how-scored-text.ts'
import { officialsByRole } from '../line-ups/officials-by-role.ts'
import { useMatch } from '../use-match.ts'
import styles from './print-card.module.css'

/** Prints the scorecard, or the scorebook behind it; on paper it also names the officials, who otherwise stand on another tab. */
export function PrintCard() {
  const { card, info } = useMatch()
  const { isRestored } = useClientState()
  const best = info.playerOfMatch
  const scored = howScoredText(info.scored)
  const named = best.length === 0 ? [] : ([[t.playerOfTheMatch, best]] as const)
  return (
    <>
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="small"
          disabled={!isRestored}
          onClick={() => window.print()}
        >
          {t.print}
        </Button>
        <MatchFileButton
          match={card}
          form="scorebook.pdf"
          ending="_scorebook.pdf"
          says={t.scorebookAsPdf}
          size="small"
        />
      </div>
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
