import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { timeAt } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { removeFixture } from './fixture-calls.ts'
import type { Fixture } from './fixture-calls.ts'
import { Overtaken } from '../overtaken.tsx'
import { FixtureForm, type RowProps } from './fixture-form.tsx'
import { isOver } from './fixture-day.ts'
import { outcomeText } from './outcome-form.tsx'
import { ReplayForm } from './replay-form.tsx'
import { ResultForm } from './result-form.tsx'
import { ScoreActions } from './score-actions.tsx'
import { sideText, stageText } from './side-text.ts'
import { useChange } from '#shared/use-change.ts'

type Form = 'move' | 'result' | 'replay'

/** A fixture of the list, and what may be done with it. */
export function FixtureRow(props: RowProps) {
  const [open, setOpen] = useState<Form>()
  const { match, home, away } = props.fixture
  const close = () => setOpen(undefined)
  return (
    <>
      <Says {...props} />
      {match === null && <Tag>{t.draft}</Tag>}
      {match?.status === 'live' && <Tag tone="cherry">{t.live}</Tag>}
      <Actions {...props} onOpen={setOpen} />
      {open === 'move' && <FixtureForm {...props} onDone={close} />}
      {open === 'result' && home.team !== null && away.team !== null && (
        <ResultForm {...props} teams={[home.team, away.team]} onDone={close} />
      )}
      {open === 'replay' && <ReplayForm {...props} onDone={close} />}
    </>
  )
}

/** Who plays, when, where and, once it is known, with what result. */
function Says({ fixture, managed, programme }: RowProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { startsAt, ground, match, home, away } = fixture
  const sides = {
    home: sideText(home, programme.fixtures),
    away: sideText(away, programme.fixtures),
  }
  const time = startsAt === null ? '' : timeAt(startsAt, { locale, timeZone: managed.timeZone })
  return (
    <span className={styles.text}>
      <b>{t.versus(sides)}</b>
      <span className="pv-small pv-muted">
        {[time, ground, stageText(fixture)].filter(Boolean).join(', ')}
      </span>
      {match !== null && match.result !== '' && <span className="pv-small">{match.result}</span>}
      <Overtaken fixture={fixture} fixtures={programme.fixtures} />
      <Told fixture={fixture} managed={managed} programme={programme} />
    </span>
  )
}

/** What the home side has entered, and why the away side disputes it. */
function Told({ fixture, managed, programme }: Omit<RowProps, 'again'>) {
  const { id, home, away } = fixture
  const told = programme.reports.find(({ fixtureId }) => fixtureId === id)?.report
  if (told === undefined || home.team === null || away.team === null) return null
  const sides = [home.team, away.team] as const
  const result = outcomeText(told.outcome, sides, managed.playing.ballsPerOver)
  return (
    <>
      <span className="pv-small">{t.enteredResult({ result })}</span>
      {told.status === 'disputed' && (
        <span className={`pv-small ${shared.problem}`}>
          {t.disputedBecause({ name: away.team.name, reason: told.objection })}
        </span>
      )}
    </>
  )
}

function stateOf(fixture: Fixture) {
  const { match, stage, round } = fixture
  const hasBegun = match !== null && match.status !== 'upcoming'
  return {
    isDone: isOver(fixture),
    hasBegun,
    /** Those of a round go with the whole round. */
    isRemovable: !hasBegun && stage === 'league' && round === null,
  }
}

type ActionsProps = RowProps & { readonly onOpen: (form: Form) => void }

function Actions({ fixture, managed, again, onOpen }: ActionsProps) {
  const { busy, change } = useChange(again)
  const { id: fixtureId, match, stage } = fixture
  const tournamentId = managed.tournament.id
  const { isDone, hasBegun, isRemovable } = stateOf(fixture)
  return (
    <span className={shared.actions}>
      {!isDone && <ScoreActions fixture={fixture} tournamentId={tournamentId} />}
      {!hasBegun && (
        <Button size="small" variant="quiet" onClick={() => onOpen('move')}>
          {t.move}
        </Button>
      )}
      {match !== null && (
        <Button size="small" variant="quiet" onClick={() => onOpen('result')}>
          {isDone ? t.correct : t.result}
        </Button>
      )}
      {isDone && stage === 'league' && (
        <Button size="small" variant="quiet" onClick={() => onOpen('replay')}>
          {t.replay}
        </Button>
      )}
      {isRemovable && (
        <Button
          size="small"
          variant="quiet"
          busy={busy === 'remove'}
          onClick={() => void change('remove', () => removeFixture({ tournamentId, fixtureId }))}
        >
          {t.remove}
        </Button>
      )}
    </span>
  )
}
