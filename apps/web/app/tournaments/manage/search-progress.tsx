import { Button } from '@pavilion/kit/button.tsx'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { cancelSearch } from './fixture-calls.ts'
import type { Run } from './fixture-calls.ts'
import { useChange } from '#shared/use-change.ts'

/** What is done at the moment. */
const stages: ReadonlyMap<string, string> = new Map([
  ['draw', t.stageDraw],
  ['search', t.stageSearch],
  ['wishes', t.stageWishes],
  ['repair', t.stageRepair],
  ['explanation', t.stageExplanation],
])

const outcomes: Readonly<Record<Run['status'], string>> = {
  waiting: '',
  searching: '',
  found: t.fixturesFound,
  impossible: t.noFixturesPossible,
  unknown: t.nothingFoundInTime,
  cancelled: t.searchCancelled,
  failed: t.searchFailed,
  applied: t.movesApplied,
}

/** How the latest search ended. */
export function Outcome({ run: { kind, status, says } }: { readonly run: Run }) {
  return (
    <div className={styles.box}>
      <b>{status === 'found' && kind === 'repair' ? t.movesFound : outcomes[status]}</b>
      {says.length > 0 && (
        <>
          <span className="pv-small">{status === 'found' ? t.notAllWishes : t.theseClash}</span>
          <ul>
            {says.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type SearchProgressProps = {
  readonly run: Run | null
  readonly tournamentId: string
  readonly again: () => void
}

/** What a search is doing, and a way to end it. */
export function SearchProgress({ run, tournamentId, again }: SearchProgressProps) {
  const { busy, change } = useChange(again)
  return (
    <div className={shared.form} aria-live="polite">
      <p>{stages.get(run?.stage ?? '') ?? t.searching}</p>
      <progress aria-label={t.searching} />
      <div>
        <Button
          variant="outline"
          busy={busy === 'cancel'}
          onClick={() => void change('cancel', () => cancelSearch(tournamentId))}
        >
          {t.cancelTheSearch}
        </Button>
      </div>
    </div>
  )
}
