import type { BallBowled, Entry, PlayFact } from '@pavilion/cricket/facts.ts'
import { changed } from '@pavilion/cricket/corrections/draft.ts'
import type { Draft } from '@pavilion/cricket/corrections/draft.ts'
import { tellerOf } from '@pavilion/cricket/corrections/difference.ts'
import { draftOf, matchBefore, planOf } from '@pavilion/cricket/corrections/plan.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useMemo, useState } from 'react'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import { nextOf } from '../pad/next.ts'
import { isTimed } from '../pad/time-of-stop.tsx'
import type { Pad } from '../pad/use-pad.ts'
import { ballOfDraft, draftOfBall, newBall } from './ball-draft.ts'
import type { BallDraft } from './ball-draft.ts'
import { BallFields } from './ball-fields.tsx'
import styles from './book-sheet.module.css'
import { Consequences } from './consequences.tsx'
import { FactFields } from './fact-fields.tsx'
import { factsAt, insteadOf } from './fact-groups.ts'
import { startedOtherwise } from './other-start.ts'
import { Recording } from './recording.tsx'
import { TournamentConsequences } from './tournament-consequences.tsx'

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
  const canChange = useMemo(
    () => isBall || hasInstead(state, base, entry),
    [isBall, state, base, entry],
  )
  const [way, setWay] = useState<Way>(canChange ? 'change' : 'strike out')
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
        choices={ways.filter(({ id }) => canChange || id !== 'change')}
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

/** Whether something else may have happened instead of what is no ball. */
function hasInstead(state: MatchState, base: Draft, entry: Entry<PlayFact> | undefined): boolean {
  if (entry === undefined) return false
  return insteadOf(matchBefore(state.setup, base, base.indexOf(entry)), entry.fact).length > 0
}

type CorrectionProps = Pick<CorrectionFormProps, 'state' | 'pad' | 'back'> & {
  readonly base: Draft
  readonly entry: Entry<PlayFact>
  readonly way: Way
}

const kinds = [
  { id: 'ball', label: t.insertBall },
  { id: 'fact', label: t.insertOther },
] as const

/** What is put in the place of the entry, or beside it: a ball, or something that happened without one. */
function Correction({ state, base, entry, way, pad, back }: CorrectionProps) {
  const [kind, setKind] = useState<string>('ball')
  const at = base.indexOf(entry) + (way === 'after' ? 1 : 0)
  const before = useMemo(() => matchBefore(state.setup, base, at), [state, base, at])
  const place = { state, base, entry, way, at, before, pad, back }
  if (way === 'strike out') return <StrikingOut {...place} />
  if (way === 'change') {
    const isBall = entry.fact.type === 'ball-bowled'
    return isBall ? <BallCorrection {...place} /> : <FactCorrection {...place} />
  }
  return (
    <>
      <Choices label={t.whatIsInserted} choices={kinds} chosen={kind} onChoose={setKind} />
      {kind === 'ball' ? <BallCorrection {...place} /> : <FactCorrection {...place} />}
    </>
  )
}

type PlacedProps = CorrectionProps & { readonly at: number; readonly before: MatchState }

function StrikingOut({ state, base, entry, pad, back }: PlacedProps) {
  const edited = useMemo(() => changed(base, { kind: 'strike out', seq: entry.seq }), [base, entry])
  return <Planned state={state} edited={edited} pad={pad} back={back} />
}

function BallCorrection({ state, base, entry, way, at, before, pad, back }: PlacedProps) {
  const was = way === 'change' && entry.fact.type === 'ball-bowled' ? entry.fact : null
  const [ball, setBall] = useState<BallDraft>(() => begun(before, entry.fact, was))
  const fact = useMemo(() => ballOfDraft(before, ball, was), [before, ball, was])
  const edited = useMemo(() => edit(base, { way, at, entry, fact }), [base, way, at, entry, fact])
  return (
    <>
      <BallFields before={before} ball={ball} change={setBall} />
      <Planned state={state} edited={edited} pad={pad} back={back} />
    </>
  )
}

function FactCorrection({ state, base, entry, way, at, before, pad, back }: PlacedProps) {
  const was = way === 'change' && isTimed(entry.fact) ? entry.fact : null
  const [fact, choose] = useState<PlayFact | null>(was)
  const groups = useMemo(
    () => (way === 'change' ? insteadOf(before, entry.fact) : factsAt(before)),
    [way, before, entry],
  )
  const edited = useMemo(
    () => (fact === null ? base : edit(base, { way, at, entry, fact })),
    [base, way, at, entry, fact],
  )
  return (
    <>
      <FactFields groups={groups} fact={fact} choose={choose} />
      <Planned state={state} edited={edited} pad={pad} back={back} />
    </>
  )
}

type PlannedProps = Pick<CorrectionFormProps, 'state' | 'pad' | 'back'> & { readonly edited: Draft }

/** What follows from a correction, what mends it, and the record. */
function Planned({ state, edited, pad, back }: PlannedProps) {
  const [mended, mend] = useState<{ readonly of: Draft; readonly draft: Draft } | null>(null)
  const draft = mended?.of === edited ? mended.draft : edited
  const plan = useMemo(() => planOf(state, draft), [state, draft])
  return (
    <>
      <Consequences plan={plan} mend={(next) => mend({ of: edited, draft: next })} />
      <TournamentConsequences matchId={pad.matchId} state={state} plan={plan} />
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
  readonly fact: PlayFact
}

function edit(base: Draft, { way, at, entry: { seq }, fact }: Edit): Draft {
  if (way === 'change') {
    return fact.type === 'innings-started'
      ? startedOtherwise(base, seq, fact)
      : changed(base, { kind: 'change', seq, fact })
  }
  return changed(base, { kind: 'insert', before: base[at]?.seq ?? null, fact })
}
