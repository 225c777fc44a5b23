import type { Fact, PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { canBeDrawn } from '@pavilion/cricket/formats/conditions.ts'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import { nextOf } from '../pad/next.ts'
import { Sheet } from '../pad/sheet.tsx'
import styles from '../pad/sheet.module.css'
import { TotalForm } from './total-form.tsx'
import type { Pad } from '../pad/use-pad.ts'

type ResultSheetProps = {
  readonly state: MatchState
  readonly pad: Pad
}

/** For matches that nobody scored ball by ball: the totals of the innings, or who won and no more. */
export function ResultSheet({ state, pad }: ResultSheetProps) {
  const record = (facts: readonly Fact[]) => void pad.record(() => facts)
  return (
    <Sheet title={t.onlyTheResult} onClose={() => pad.close('result')}>
      <TotalForm state={state} due={nextOf(state).due} record={record} />
      {state.innings.length === 0 && (
        <section>
          <h3 className={styles.label}>{t.noScoreKnown}</h3>
          <Choices
            label={t.noScoreKnown}
            choices={resultsOf(state).map(({ label }) => ({ id: label, label }))}
            onChoose={(id) => {
              const result = resultsOf(state).find(({ label }) => label === id)
              if (result !== undefined) record([result.fact])
            }}
          />
        </section>
      )}
    </Sheet>
  )
}

type ResultOnly = { readonly label: string; readonly fact: PlayFact }

/** Results without scores; they count in a table, though not towards net run rate. */
function resultsOf({ setup }: MatchState): ResultOnly[] {
  return [
    ...setup.teams.map(({ id, name }): ResultOnly => ({
      label: t.sideWon({ team: name }),
      fact: { type: 'match-ended', result: 'won', winner: id },
    })),
    { label: t.tied, fact: { type: 'match-ended', result: 'tied' } },
    ...(canBeDrawn(setup.conditions)
      ? [{ label: t.drawn, fact: { type: 'match-ended', result: 'drawn' } } satisfies ResultOnly]
      : []),
  ]
}
