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
  stale: t.fixturesChangedMeanwhile,
}

/** How the latest search ended. */
export function Outcome({ run: { kind, status, says, met, reasons } }: { readonly run: Run }) {
  return (
    <div className={styles.box}>
      <b>{status === 'found' && kind === 'repair' ? t.movesFound : outcomes[status]}</b>
      <Sentences
        lead={status === 'found' ? t.notAllWishes : t.theseClash}
        sentences={says}
        reasons={reasons}
      />
      <Sentences lead={t.theseWishesAreMet} sentences={met} />
    </div>
  )
}

type SentencesProps = {
  readonly lead: string
  readonly sentences: readonly string[]
  readonly reasons?: Run['reasons']
}

const Sentences = ({ lead, sentences, reasons = [] }: SentencesProps) =>
  sentences.length > 0 && (
    <>
      <span className="pv-small">{lead}</span>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>
            {sentence}
            <Because reasons={reasons.filter(({ says }) => says === sentence)} />
          </li>
        ))}
      </ul>
    </>
  )

/** What stands against a wish. */
const Because = ({ reasons }: { readonly reasons: Run['reasons'] }) =>
  reasons.length > 0 && (
    <div className="pv-small pv-muted">
      {t.because}
      <ul>
        {reasons
          .flatMap(({ because }) => because)
          .map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
      </ul>
    </div>
  )

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
