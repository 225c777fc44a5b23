import type { BallBowled, Entry, PlayFact } from '@pavilion/cricket/facts.ts'
import { changed } from '@pavilion/cricket/corrections/draft.ts'
import type { Draft } from '@pavilion/cricket/corrections/draft.ts'
import { tellerOf } from '@pavilion/cricket/corrections/difference.ts'
import { correctionsOf, draftOf, matchBefore, planOf } from '@pavilion/cricket/corrections/plan.ts'
import type { Plan } from '@pavilion/cricket/corrections/plan.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useMemo, useState } from 'react'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import { nextOf } from '../pad/next.ts'
import sheetStyles from '../pad/sheet.module.css'
import type { Pad } from '../pad/use-pad.ts'
import { ballOfDraft, draftOfBall, newBall } from './ball-draft.ts'
import type { BallDraft } from './ball-draft.ts'
import { BallFields } from './ball-fields.tsx'
import styles from './book-sheet.module.css'
import { Consequences } from './consequences.tsx'

type CorrectionFormProps = {
  readonly state: MatchState
  /** What is corrected. */
  readonly seq: number
  readonly pad: Pad
  readonly back: () => void
}

const ways = [
  { id: 'change', label: t.change },
  { id: 'strike out', label: t.strikeOut },
  { id: 'before', label: t.insertBefore },
  { id: 'after', label: t.insertAfter },
] as const
type Way = (typeof ways)[number]['id']

const wayOf = (id: string): Way => ways.find((way) => way.id === id)?.id ?? 'change'

/** Changes a past ball with the keys of a new one, shows what follows from it, and records it with a reason. */
export function CorrectionForm({ state, seq, pad, back }: CorrectionFormProps) {
  const base = useMemo(() => draftOf(state), [state])
  const entry = base.find((one) => one.seq === seq)
  const isBall = entry?.fact.type === 'ball-bowled'
  const [way, setWay] = useState<Way>(isBall ? 'change' : 'strike out')
  if (entry === undefined) return <p>{t.noLongerInScorebook}</p>
  const { number, text } = tellerOf(state)(entry)
  return (
    <>
      <p className={styles.corrected}>
        {number !== null && <b>{number}</b>} {text}
      </p>
      {isBall && (
        <Button variant="outline" wide onClick={() => pad.openBall('describe', seq)}>
          {t.describeInstead}
        </Button>
      )}
      <Choices
        label={t.correctionWays}
        choices={ways.filter(({ id }) => isBall || id !== 'change')}
        chosen={way}
        onChoose={(id) => setWay(wayOf(id))}
      />
      <Correction
        key={way}
        state={state}
        base={base}
        entry={entry}
        way={way}
        pad={pad}
        back={back}
      />
    </>
  )
}

type CorrectionProps = Pick<CorrectionFormProps, 'state' | 'pad' | 'back'> & {
  readonly base: Draft
  readonly entry: Entry<PlayFact>
  readonly way: Way
}

function Correction({ state, base, entry, way, pad, back }: CorrectionProps) {
  const at = base.indexOf(entry) + (way === 'after' ? 1 : 0)
  const before = useMemo(() => matchBefore(state.setup, base, at), [state, base, at])
  const was = way === 'change' && entry.fact.type === 'ball-bowled' ? entry.fact : null
  const [ball, setBall] = useState<BallDraft>(() => begun(before, entry.fact, was))
  const [mended, mend] = useState<Draft | null>(null)
  const fact = useMemo(() => ballOfDraft(before, ball, was), [before, ball, was])
  const edited = useMemo(() => edit(base, { way, at, entry, fact }), [base, way, at, entry, fact])
  const draft = mended ?? edited
  const plan = useMemo(() => planOf(state, draft), [state, draft])
  const change = (next: BallDraft) => {
    setBall(next)
    mend(null)
  }
  return (
    <>
      {way !== 'strike out' && <BallFields before={before} ball={ball} change={change} />}
      <Consequences plan={plan} mend={mend} />
      <Recording state={state} plan={plan} pad={pad} back={back} />
    </>
  )
}

/** The ball as it was, or the one that was due at this place. */
function begun(before: MatchState, fact: PlayFact, was: BallBowled | null): BallDraft {
  if (was !== null) return draftOfBall(was, before.setup.conditions)
  const next = nextOf(before)
  if (next.ask === 'ball') return newBall(next.middle)
  const { striker, nonStriker, bowler } =
    fact.type === 'ball-bowled' ? fact : { striker: '', nonStriker: '', bowler: '' }
  return newBall({ striker, nonStriker, bowler })
}

type Edit = {
  readonly way: Way
  readonly at: number
  readonly entry: Entry<PlayFact>
  readonly fact: BallBowled
}

function edit(base: Draft, { way, at, entry: { seq }, fact }: Edit): Draft {
  if (way === 'change') return changed(base, { kind: 'change', seq, fact })
  if (way === 'strike out') return changed(base, { kind: 'strike out', seq })
  return changed(base, { kind: 'insert', before: base[at]?.seq ?? null, fact })
}

type RecordingProps = Pick<CorrectionFormProps, 'state' | 'pad' | 'back'> & { readonly plan: Plan }

/** Why, where that is asked, and the record. */
function Recording({ state, plan, pad, back }: RecordingProps) {
  const [reason, setReason] = useState('')
  const [isAsked, ask] = useState(false)
  const { difference, obstacleCount, needsReason } = plan
  const why = reason.trim()
  const isMissing = needsReason && why === ''
  const isEmpty = difference.entries.length === 0
  const record = () => {
    if (isMissing) return ask(true)
    if (!isEmpty && obstacleCount === 0) {
      void pad.record((now) => (now.seq === state.seq ? correctionsOf(now, plan, why) : []))
    }
  }
  return (
    <>
      <div className={styles.reason}>
        <TextField
          label={needsReason ? t.reason : t.reasonOptional}
          maxLength={200}
          value={reason}
          error={isAsked && isMissing ? t.sayWhyCorrected : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      <div className={sheetStyles.actions}>
        <button type="button" onClick={back}>
          {t.back}
        </button>
        <button
          type="button"
          className={classes(sheetStyles.confirm, styles.record)}
          aria-disabled={isEmpty || obstacleCount > 0 || undefined}
          onClick={record}
        >
          {actionText(plan)}
        </button>
      </div>
    </>
  )
}

function actionText({ difference, obstacleCount }: Plan): string {
  if (obstacleCount > 0) return t.mendWhatLawsForbid
  return difference.entries.length === 0 ? t.nothingIsChanged : t.recordTheCorrection
}
