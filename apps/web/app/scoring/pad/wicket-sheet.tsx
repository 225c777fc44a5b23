import type { DismissalKind } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import type { Middle } from './ball.ts'
import { Choices } from './choices.tsx'
import { dismissalNames } from './dismissal-names.ts'
import { Sheet } from './sheet.tsx'
import styles from './sheet.module.css'
import type { Pad } from './use-pad.ts'
import { allowedDismissals, begunWicket, dismissals, readBack, wicketBall } from './wicket.ts'
import type { WicketDraft } from './wicket.ts'
import { WicketDetails } from './wicket-details.tsx'
import type { DetailsProps } from './wicket-details.tsx'
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
    <Sheet title={t.howOut} onClose={() => pad.close('wicket')}>
      <WicketFields state={state} ball={ball} draft={draft} change={change} />
      <WithoutBall state={state} pad={pad} />
      <div className={styles.actions}>
        <button type="button" onClick={() => pad.close('wicket')}>
          {t.notOut}
        </button>
        <button
          type="button"
          className={styles.confirm}
          aria-disabled={!verdict.ok || undefined}
          onClick={() => verdict.ok && void pad.record(() => [fact])}
        >
          {verdict.ok ? t.outReadBack({ howOut: readBack(state, ball, draft) }) : verdict.message}
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
      <summary>{t.noBallWasBowled}</summary>
      <Choices
        label={t.outWithoutBall}
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
        label={t.whoIsOut}
        choices={[...new Set([striker, nonStriker])].map((id) => ({
          id,
          label: nameOf(state, id),
        }))}
        chosen={draft.out}
        onChoose={turn}
      />
      <Choices
        label={t.howOutChoices}
        choices={allowedDismissals(state, ball, draft.out).map((id) => ({
          id,
          label: dismissalNames[id],
        }))}
        chosen={draft.kind}
        onChoose={(id) => change({ kind: kindOf(id), fielder: null, second: null, runs: 0 })}
      />
      <WicketDetails state={state} draft={draft} change={change} />
    </>
  )
}

type Ball = Parameters<typeof allowedDismissals>[1]

function begun(state: MatchState, ball: Ball): WicketDraft {
  const out = ball.middle.striker
  const [kind = 'run out'] = allowedDismissals(state, ball, out)
  return begunWicket(out, kind)
}

const kindOf = (id: string): DismissalKind => dismissals.find((kind) => kind === id) ?? 'run out'
