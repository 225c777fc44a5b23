import type { Entry, PlayFact } from '@pavilion/cricket/facts.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import type { Innings, MatchState, Over } from '@pavilion/cricket/fold/state.ts'
import { tellerOf } from '@pavilion/cricket/corrections/difference.ts'
import { markOf } from '@pavilion/cricket/text/ball-mark.ts'
import { unitOf } from '@pavilion/cricket/text/length-text.ts'
import { shortNames } from '@pavilion/cricket/text/names.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { useMemo, useState } from 'react'
import * as t from '#texts/scoring.ts'
import type { Shown } from '../book/sync.ts'
import { Choices } from '../pad/choices.tsx'
import { Sheet } from '../pad/sheet.tsx'
import type { Pad } from '../pad/use-pad.ts'
import { CorrectionForm } from './correction-form.tsx'
import { CorrectionList } from './correction-list.tsx'
import styles from './book-sheet.module.css'

type BookSheetProps = {
  readonly state: MatchState
  readonly pad: Pad
  readonly shown: Shown
}

/** The scorebook over by over. A ball that is pressed can be put right, with all that follows from it. */
export function BookSheet({ state, pad, shown }: BookSheetProps) {
  const [edited, edit] = useState(pad.edited)
  const [isListing, list] = useState(false)
  const close = () => pad.close('book')
  if (edited !== null) {
    return (
      <Sheet title={t.correctTheEntry} onClose={close}>
        <CorrectionForm key={edited} state={state} seq={edited} pad={pad} back={() => edit(null)} />
      </Sheet>
    )
  }
  if (isListing) {
    return (
      <Sheet title={t.corrections} onClose={close}>
        <CorrectionList state={state} recorded={shown.recorded} unsent={shown.unsent} />
        <Button variant="outline" wide onClick={() => list(false)}>
          {t.backToTheScorebook}
        </Button>
      </Sheet>
    )
  }
  return (
    <Sheet title={t.scorebook} onClose={close}>
      <Overs state={state} edit={edit} />
      <Button variant="outline" wide onClick={() => list(true)}>
        {t.corrections}
      </Button>
    </Sheet>
  )
}

type OversProps = { readonly state: MatchState; readonly edit: (seq: number) => void }

function Overs({ state, edit }: OversProps) {
  const [number, choose] = useState(state.innings.length)
  const innings = state.innings[number - 1]
  const told = useMemo(() => tellerOf(state), [state])
  if (innings === undefined) return <p>{t.noBallsYet}</p>
  const naming = shortNames(state)
  return (
    <>
      {state.innings.length > 1 && (
        <Choices
          label={t.innings}
          choices={state.innings.map((one) => ({
            id: `${one.number}`,
            label: one.team.name,
            note: noteOf(one),
          }))}
          chosen={`${number}`}
          onChoose={(id) => choose(Number(id))}
        />
      )}
      <p className={styles.hint}>{t.pressABall}</p>
      <ol className={styles.overs}>
        {partsOf(innings).map(({ over, entries }) => (
          <li key={over.index}>
            <h3 className={styles.over}>
              {t.overOfBowler({
                over: over.index + 1,
                unit: unitOf(state.setup.conditions),
                bowler: naming(over.bowler.id),
              })}
              <span>
                {over.totalRuns}/{over.totalWickets}
              </span>
            </h3>
            <div className={styles.balls}>
              {entries.filter(isWorthShowing).map((entry) => (
                <BallKey key={entry.seq} entry={entry} told={told(entry)} edit={edit} />
              ))}
            </div>
          </li>
        ))}
        {number === 1 && <Outside state={state} told={told} edit={edit} />}
      </ol>
    </>
  )
}

type OutsideProps = OversProps & { readonly told: ReturnType<typeof tellerOf> }

/** The toss, the starts of the innings, and what else belongs to none. */
function Outside({ state, told, edit }: OutsideProps) {
  if (state.outside.length === 0) return null
  return (
    <li>
      <h3 className={styles.over}>{t.outsideInnings}</h3>
      <div className={styles.balls}>
        {state.outside.map((entry) => (
          <BallKey key={entry.seq} entry={entry} told={told(entry)} edit={edit} />
        ))}
      </div>
    </li>
  )
}

function noteOf({ runs, wickets, superOver }: Innings): string {
  const score = `${runs}/${wickets}`
  return superOver ? t.inSuperOver({ text: score }) : score
}

type Part = { readonly over: Over; readonly entries: readonly Entry<PlayFact>[] }

/** The overs, newest first, each with what was recorded before and between its balls. */
function partsOf({ overs, entries }: Innings): Part[] {
  const parts = overs.map((over, at) => ({
    over,
    entries: entries.slice(
      overs[at - 1]?.to ?? 0,
      at === overs.length - 1 ? entries.length : over.to,
    ),
  }))
  return parts.toReversed()
}

/** Who bowls is said by the balls, where whoever came on has bowled the next one at the start of an over. */
function isWorthShowing({ fact }: Entry<PlayFact>, at: number, part: Part['entries']): boolean {
  if (fact.type !== 'bowler-came-on') return true
  if (part.slice(0, at).some(isBall)) return true
  const next = part.slice(at).find(isBall)
  return next !== undefined && next.fact.bowler !== fact.player
}

type BallKeyProps = {
  readonly entry: Entry<PlayFact>
  readonly told: { readonly number: string | null; readonly text: string }
  readonly edit: (seq: number) => void
}

function BallKey({ entry, told, edit }: BallKeyProps) {
  const { number, text } = told
  const mark = isBall(entry) ? markOf(entry.fact) : null
  return (
    <button
      type="button"
      className={classes(styles.ball, mark === null ? styles.between : styles[mark.kind])}
      aria-label={`${number === null ? '' : `${number}, `}${text}`}
      title={text}
      onClick={() => edit(entry.seq)}
    >
      {mark === null ? text : mark.text}
    </button>
  )
}
