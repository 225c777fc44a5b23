import type { DismissalKind } from '@pavilion/cricket/facts.ts'
import { nameOf } from '@pavilion/cricket/fold/state.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { dueOf } from '@pavilion/cricket/laws/due.ts'
import { playersOf } from '@pavilion/cricket/laws/sides.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { classes } from '@pavilion/kit/classes.ts'
import * as t from '#texts/scoring.ts'
import { toggleExtra } from '../pad/ball.ts'
import type { ExtraKey, Middle } from '../pad/ball.ts'
import { Choices } from '../pad/choices.tsx'
import { ExtraKeys } from '../pad/keys.tsx'
import keyStyles from '../pad/keys.module.css'
import sheetStyles from '../pad/sheet.module.css'
import { allowedDismissals, begunWicket } from '../pad/wicket.ts'
import type { WicketDraft } from '../pad/wicket.ts'
import { WicketFields } from '../pad/wicket-sheet.tsx'
import { canBeAllRun } from './ball-draft.ts'
import type { BallDraft } from './ball-draft.ts'
import styles from './book-sheet.module.css'

type BallFieldsProps = {
  /** The match before the ball. */
  readonly before: MatchState
  readonly ball: BallDraft
  readonly change: (ball: BallDraft) => void
}

/** The keys of the pad for a ball that is put right: extras, runs, wicket, and who batted and bowled. */
export function BallFields({ before, ball, change }: BallFieldsProps) {
  const { wicket, runs } = ball
  return (
    <>
      <BallKeys before={before} ball={ball} change={change} />
      {wicket === null && canBeAllRun(runs) && (
        <label className={classes(sheetStyles.label, sheetStyles.check)}>
          <input
            type="checkbox"
            checked={ball.nonBoundary}
            onChange={({ target }) => change({ ...ball, nonBoundary: target.checked })}
          />
          {t.allRunNoBoundary}
        </label>
      )}
      {wicket !== null && (
        <WicketFields
          state={before}
          ball={ball}
          draft={wicket}
          change={(part) => change({ ...ball, wicket: { ...wicket, ...part } })}
        />
      )}
      <Who before={before} ball={ball} change={change} />
    </>
  )
}

function BallKeys({ before, ball, change }: BallFieldsProps) {
  const { pressed, wicket, runs } = ball
  const press = (key: ExtraKey) => change({ ...ball, pressed: toggleExtra(pressed, key) })
  const isOut = wicket !== null
  const key = (isOn: boolean, look: string | undefined) =>
    classes(keyStyles.key, keyStyles.extra, isOn && look)
  return (
    <section className={classes(keyStyles.keys, styles.keys)} aria-label={t.partBall}>
      <ExtraKeys pad={{ pressed, press }} />
      {runKeys.map((count) => (
        <button
          key={count}
          type="button"
          className={key(!isOut && runs === count, keyStyles.pressed)}
          aria-pressed={!isOut && runs === count}
          onClick={() => change({ ...ball, runs: count, nonBoundary: false, wicket: null })}
        >
          <span>{count}</span>
        </button>
      ))}
      <button
        type="button"
        className={key(isOut, keyStyles.out)}
        aria-pressed={isOut}
        onClick={() => change({ ...ball, wicket: isOut ? null : firstWicket(before, ball) })}
      >
        <span>{t.outKey}</span>
      </button>
    </section>
  )
}

const runKeys = [0, 1, 2, 3, 4, 5, 6] as const

function firstWicket(state: MatchState, ball: BallDraft): WicketDraft {
  const out = ball.middle.striker
  const [kind = 'run out']: DismissalKind[] = allowedDismissals(state, ball, out)
  return begunWicket(out, kind)
}

function Who({ before, ball, change }: BallFieldsProps) {
  const { middle, wicket } = ball
  const move = (next: Middle) => {
    const renamed = (id: PlayerId) =>
      id === middle.striker ? next.striker : id === middle.nonStriker ? next.nonStriker : id
    change({
      ...ball,
      middle: next,
      wicket: wicket && { ...wicket, out: renamed(wicket.out) },
    })
  }
  const batters = battersAt(before, middle)
  const { striker, nonStriker } = middle
  const face = (id: PlayerId) =>
    move({ ...middle, striker: id, nonStriker: id === nonStriker ? striker : nonStriker })
  const back = (id: PlayerId) =>
    move({ ...middle, nonStriker: id, striker: id === striker ? nonStriker : striker })
  const bowlers = before.current === null ? [] : playersOf(before, before.current.bowlingTeam)
  return (
    <>
      <Row label={t.facing} ids={batters} chosen={striker} state={before} choose={face} />
      <Row label={t.otherEnd} ids={batters} chosen={nonStriker} state={before} choose={back} />
      <Row
        label={t.bowler}
        ids={bowlers.toSorted((a, b) => Number(b === middle.bowler) - Number(a === middle.bowler))}
        chosen={middle.bowler}
        state={before}
        choose={(bowler) => move({ ...middle, bowler })}
      />
    </>
  )
}

/** Who is at the wicket first, then who may come in. */
function battersAt(state: MatchState, { striker, nonStriker }: Middle): PlayerId[] {
  const { current } = state
  const here = [striker, nonStriker, current?.striker?.id, current?.nonStriker?.id]
  const ids = [...here.filter((id) => id !== undefined && id !== ''), ...dueOf(state).batters]
  return [...new Set(ids.flatMap((id) => id ?? []))]
}

type RowProps = {
  readonly label: string
  readonly ids: readonly PlayerId[]
  readonly chosen: PlayerId
  readonly state: MatchState
  readonly choose: (id: PlayerId) => void
}

function Row({ label, ids, chosen, state, choose }: RowProps) {
  return (
    <>
      <p className={sheetStyles.label}>{label}</p>
      <div className={sheetStyles.scroll}>
        <Choices
          label={label}
          choices={ids.map((id) => ({ id, label: nameOf(state, id) }))}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
    </>
  )
}
