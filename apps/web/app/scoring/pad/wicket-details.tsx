import type { DismissalKind } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useEffect, useRef } from 'react'
import * as t from '#texts/scoring.ts'
import { Choices } from './choices.tsx'
import styles from './sheet.module.css'
import {
  fieldersOf,
  hasFielder,
  mayFollowRuns,
  SUBSTITUTE,
  substituteCalled,
  substituteName,
} from './wicket.ts'
import type { WicketDraft } from './wicket.ts'

export type DetailsProps = {
  readonly state: MatchState
  readonly draft: WicketDraft
  readonly change: (part: Partial<WicketDraft>) => void
}

/** The fielder; for a run out a second one, and the runs that were completed. */
export function WicketDetails({ state, draft, change }: DetailsProps) {
  const { kind, fielder, second } = draft
  const fielders = fieldersOf(state)
  const details = useShownWith(kind)
  return (
    <div ref={details}>
      {hasFielder(kind) && (
        <Fielding
          label={fieldedBy[kind] ?? t.fielder}
          fielders={fielders}
          chosen={fielder}
          choose={(id) =>
            change({ fielder: id, second: id === null || id === second ? null : second })
          }
        />
      )}
      {kind === 'run out' && fielder !== null && (
        <Fielding
          label={t.secondFielder}
          fielders={fielders.filter(({ id }) => id !== fielder)}
          chosen={second}
          choose={(id) => change({ second: id })}
        />
      )}
      {mayFollowRuns(kind) && <Running draft={draft} change={change} />}
    </div>
  )
}

/** What is asked of another kind of dismissal comes into view when it is chosen. */
function useShownWith(kind: DismissalKind) {
  const details = useRef<HTMLDivElement>(null)
  const shown = useRef(kind)
  useEffect(() => {
    if (shown.current !== kind) details.current?.scrollIntoView({ block: 'nearest' })
    shown.current = kind
  }, [kind])
  return details
}

type FieldingProps = {
  readonly label: string
  readonly fielders: ReturnType<typeof fieldersOf>
  readonly chosen: string | null
  readonly choose: (fielder: string | null) => void
}

function Fielding({ label, fielders, chosen, choose }: FieldingProps) {
  const isListed = fielders.some(({ id }) => id === chosen)
  const isUnlisted = chosen !== null && (chosen === SUBSTITUTE || !isListed)
  const pressed = isUnlisted ? SUBSTITUTE : chosen
  return (
    <>
      <p className={styles.label}>{label}</p>
      <div className={styles.scroll}>
        <Choices
          label={label}
          choices={fielders}
          chosen={pressed}
          onChoose={(id) => choose(id === pressed ? null : id)}
        />
      </div>
      {isUnlisted && (
        <TextField
          label={t.nameOfSubstitute}
          maxLength={60}
          value={substituteName(chosen)}
          onChange={({ target }) => choose(substituteCalled(target.value))}
        />
      )}
    </>
  )
}

/** More than the pad has keys for. */
const MOST_RUNS = 8

const runsRun = Array.from({ length: MOST_RUNS + 1 }, (_, at) => ({ id: `${at}`, label: `${at}` }))

function Running({ draft, change }: Pick<DetailsProps, 'draft' | 'change'>) {
  return (
    <>
      <p className={styles.label}>{t.runsCompleted}</p>
      <div className={styles.scroll}>
        <Choices
          label={t.runsCompleted}
          choices={runsRun}
          chosen={`${draft.runs}`}
          onChoose={(id) => change({ runs: Number(id) })}
        />
      </div>
      <label className={classes(styles.label, styles.check)}>
        <input
          type="checkbox"
          checked={draft.crossed}
          onChange={(event) => change({ crossed: event.target.checked })}
        />
        {t.theyHadCrossed}
      </label>
    </>
  )
}

const fieldedBy: Partial<Readonly<Record<DismissalKind, string>>> = {
  caught: t.caughtBy,
  stumped: t.stumpedBy,
  'run out': t.runOutBy,
}
