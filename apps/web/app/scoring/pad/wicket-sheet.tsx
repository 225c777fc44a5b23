import type { DismissalKind } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { useState } from 'react'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import type { Middle } from './ball.ts'
import { Choices } from './choices.tsx'
import { Sheet } from './sheet.tsx'
import styles from './sheet.module.css'
import type { Pad } from './use-pad.ts'
import {
  allowedDismissals,
  dismissals,
  fieldersOf,
  hasFielder,
  mayFollowRuns,
  readBack,
  SUBSTITUTE,
  substituteCalled,
  substituteName,
  wicketBall,
} from './wicket.ts'
import type { WicketDraft } from './wicket.ts'
import { outWithoutBall } from './without-ball.ts'

type WicketSheetProps = {
  readonly state: MatchState
  readonly middle: Middle
  readonly pad: Pad
}

/** Offers the dismissals that the Laws allow on this ball, and reads back what will be recorded. */
export function WicketSheet({ state, middle, pad }: WicketSheetProps) {
  const ball = { middle, pressed: pad.pressed }
  const [draft, setDraft] = useState<WicketDraft>(() => begun(state, ball))
  const change = (part: Partial<WicketDraft>) => setDraft((now) => ({ ...now, ...part }))
  const fact = wicketBall(state, ball, draft)
  const verdict = judge(state, fact)
  return (
    <Sheet title="How out?" onClose={() => pad.close('wicket')}>
      <WicketFields state={state} ball={ball} draft={draft} change={change} />
      <WithoutBall state={state} pad={pad} />
      <div className={styles.actions}>
        <button type="button" onClick={() => pad.close('wicket')}>
          Not out
        </button>
        <button
          type="button"
          className={styles.confirm}
          aria-disabled={!verdict.ok || undefined}
          onClick={() => verdict.ok && void pad.record(() => [fact])}
        >
          {verdict.ok ? `OUT, ${readBack(state, ball, draft)}` : verdict.message}
        </button>
      </div>
    </Sheet>
  )
}

/** Out before the ball was bowled; each is recorded at once, in the words of its key. */
function WithoutBall({ state, pad }: Pick<WicketSheetProps, 'state' | 'pad'>) {
  const entries = outWithoutBall(state)
  if (entries.length === 0) return null
  return (
    <details className={styles.aside}>
      <summary>No ball was bowled</summary>
      <Choices
        label="Out without a ball"
        choices={entries.map(({ label }) => ({ id: label, label }))}
        onChoose={(id) => {
          const entry = entries.find(({ label }) => label === id)
          if (entry !== undefined) void pad.record(() => [entry.fact])
        }}
      />
    </details>
  )
}

type WicketFieldsProps = DetailsProps & { readonly ball: Ball }

/** Who is out and how, as the Laws allow on this ball; `state`: the match before it. */
export function WicketFields({ state, ball, draft, change }: WicketFieldsProps) {
  const { striker, nonStriker } = ball.middle
  const turn = (out: string) => {
    const kinds = allowedDismissals(state, ball, out)
    const kind = kinds.includes(draft.kind) ? draft.kind : kinds[0]
    change({ out, ...(kind && { kind }) })
  }
  return (
    <>
      <Choices
        label="Who is out"
        choices={[...new Set([striker, nonStriker])].map((id) => ({
          id,
          label: nameOf(state, id),
        }))}
        chosen={draft.out}
        onChoose={turn}
      />
      <Choices
        label="How"
        choices={allowedDismissals(state, ball, draft.out).map((id) => ({
          id,
          label: capital(id),
        }))}
        chosen={draft.kind}
        onChoose={(id) => change({ kind: kindOf(id), fielder: null, runs: 0 })}
      />
      <Details state={state} draft={draft} change={change} />
    </>
  )
}

type Ball = Parameters<typeof allowedDismissals>[1]

function begun(state: MatchState, ball: Ball): WicketDraft {
  const out = ball.middle.striker
  const [kind = 'run out'] = allowedDismissals(state, ball, out)
  return { out, kind, fielder: null, runs: 0, crossed: false }
}

const capital = (kind: string) =>
  kind === 'lbw' ? 'LBW' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`

const kindOf = (id: string): DismissalKind => dismissals.find((kind) => kind === id) ?? 'run out'

type DetailsProps = {
  readonly state: MatchState
  readonly draft: WicketDraft
  readonly change: (part: Partial<WicketDraft>) => void
}

const MOST_RUNS = 4

/** The fielder, and for a run out the runs that were completed. */
function Details(props: DetailsProps) {
  const { kind } = props.draft
  return (
    <>
      {hasFielder(kind) && <Fielding {...props} />}
      {mayFollowRuns(kind) && <Running {...props} />}
    </>
  )
}

function Fielding({ state, draft, change }: DetailsProps) {
  const fielders = fieldersOf(state)
  const isListed = fielders.some(({ id }) => id === draft.fielder)
  const isUnlisted = draft.fielder !== null && (draft.fielder === SUBSTITUTE || !isListed)
  const chosen = isUnlisted ? SUBSTITUTE : draft.fielder
  return (
    <>
      <p className={styles.label}>{fieldedBy[draft.kind]}</p>
      <div className={styles.scroll}>
        <Choices
          label={fieldedBy[draft.kind] ?? 'Fielder'}
          choices={fielders}
          chosen={chosen}
          onChoose={(id) => change({ fielder: id === chosen ? null : id })}
        />
      </div>
      {isUnlisted && (
        <TextField
          label="Name of the substitute, if known"
          maxLength={60}
          value={substituteName(draft.fielder)}
          onChange={({ target }) => change({ fielder: substituteCalled(target.value) })}
        />
      )}
    </>
  )
}

function Running({ draft, change }: DetailsProps) {
  const runs = Array.from({ length: MOST_RUNS }, (_, at) => ({ id: `${at}`, label: `${at}` }))
  return (
    <>
      <p className={styles.label}>Runs completed</p>
      <div className={styles.scroll}>
        <Choices
          label="Runs completed"
          choices={runs}
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
        They had crossed on the next run
      </label>
    </>
  )
}

const fieldedBy: Partial<Readonly<Record<DismissalKind, string>>> = {
  caught: 'Caught by',
  stumped: 'Stumped by',
  'run out': 'Run out by',
}
