import type { Fact } from '@pavilion/cricket/facts.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { canBeDrawn } from '@pavilion/cricket/formats/conditions.ts'
import { phaseOf } from '@pavilion/cricket/targets/interrupted.ts'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { use, useState } from 'react'
import * as t from '#texts/scoring.ts'
import { AskSettings } from '../describe/ask-settings.tsx'
import { LimitsContext } from '../limits/use-limits.ts'
import { bowlersOf } from './bowlers.ts'
import { Choices } from './choices.tsx'
import { MoreGroups } from './more-groups.tsx'
import { nextOf } from './next.ts'
import { Sheet } from './sheet.tsx'
import styles from './sheet.module.css'
import { TargetForm } from './target-form.tsx'
import type { Pad } from './use-pad.ts'
import type { Settings } from './use-settings.ts'

type MoreSheetProps = {
  readonly state: MatchState
  readonly pad: Pad
  readonly settings: Settings
}

/** What happens seldom: unusual runs, penalties, retirements, stoppages, ends. */
export function MoreSheet({ state, pad, settings }: MoreSheetProps) {
  const record = (fact: Fact) => void pad.record(() => [fact])
  const next = nextOf(state)
  return (
    <Sheet title={t.more} onClose={() => pad.close('more')}>
      {next.ask === 'ball' && <UnusualRuns pad={pad} />}
      <MoreGroups state={state} record={record} />
      {next.ask === 'ball' && <MoreBowlers state={state} record={record} />}
      <Targets state={state} record={record} onLost={() => pad.open('rain')} />
      <Note record={record} />
      <AskSettings settings={settings} />
      <label className={classes(styles.label, styles.check)}>
        <input type="checkbox" checked={settings.isLarge} onChange={settings.turnLarge} />
        {t.largeType}
      </label>
      <section className={styles.form}>
        <LastBall state={state} pad={pad} />
        <Button variant="outline" wide onClick={() => pad.open('players')}>
          {t.playersAndSubstitutes}
        </Button>
        <Button variant="outline" wide onClick={() => pad.open('scorers')}>
          {t.scorersAndInvitations}
        </Button>
      </section>
    </Sheet>
  )
}

type TargetsProps = Recording & { readonly onLost: () => void }

/** Worked out from the overs that are lost, or as the umpires say. */
function Targets({ state, record, onLost }: TargetsProps) {
  return (
    <>
      {mayLoseOvers(state) && (
        <section className={styles.form}>
          <Button variant="outline" wide onClick={onLost}>
            {t.workOutTheTarget}
          </Button>
        </section>
      )}
      {state.current !== null && state.current.closed === null && (
        <TargetForm state={state} record={record} />
      )}
    </>
  )
}

/** In matches of limited overs, an innings a side. */
const mayLoseOvers = (state: MatchState): boolean =>
  !canBeDrawn(state.setup.conditions) && phaseOf(state) !== 'over'

function LastBall({ state, pad }: Pick<MoreSheetProps, 'state' | 'pad'>) {
  const last = state.current?.entries.findLast(isBall)
  if (last === undefined) return null
  return (
    <Button variant="outline" wide onClick={() => pad.openBall('describe', last.seq)}>
      {t.reviewOrNote}
    </Button>
  )
}

const unusual = [
  { id: '5', label: '5', runs: 5 },
  { id: '7', label: '7', runs: 7 },
  { id: '8', label: '8', runs: 8 },
  { id: 'all-run 4', label: t.fourAllRun, runs: 4, nonBoundary: true },
  { id: 'all-run 6', label: t.sixAllRun, runs: 6, nonBoundary: true },
] as const

function UnusualRuns({ pad }: { readonly pad: Pad }) {
  return (
    <section>
      <h3 className={styles.label}>{t.runs}</h3>
      <Choices
        label={t.runs}
        choices={unusual}
        onChoose={(id) => {
          const chosen = unusual.find((one) => one.id === id)
          if (chosen !== undefined) void pad.score(chosen)
        }}
      />
      <p className="pv-small pv-muted">{t.overthrowsAndShortRuns}</p>
    </section>
  )
}

type Recording = { readonly state: MatchState; readonly record: (fact: Fact) => void }

/** Another bowler completes the over (Law 17.8). */
function MoreBowlers({ state, record }: Recording) {
  const limitOf = use(LimitsContext)
  const { current } = state
  if (current === null || current.over === null || current.over.closed) return null
  const { bowlers } = nextOf(state).due
  return (
    <section>
      <h3 className={styles.label}>{t.anotherBowlerInOver}</h3>
      <Choices
        label={t.anotherBowler}
        choices={bowlersOf(state, current, { allowed: bowlers, limitOf })}
        onChoose={(player) => record({ type: 'bowler-came-on', player })}
      />
    </section>
  )
}

function Note({ record }: Pick<Recording, 'record'>) {
  const [text, setText] = useState('')
  const write = () => text.trim() !== '' && record({ type: 'noted', text: text.trim() })
  return (
    <section className={styles.form}>
      <TextField
        label={t.noteForScorebook}
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button variant="outline" wide onClick={write}>
        {t.writeTheNote}
      </Button>
    </section>
  )
}
