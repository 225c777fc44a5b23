import { Button } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import { drawSwissRound, takeBackSwissRound } from './fixture-calls.ts'
import type { Programme, ProgrammeProps } from './fixture-calls.ts'
import { useChange } from '#shared/use-change.ts'

const MOST_ROUNDS = 30
const USUAL_ROUNDS = 5

/** Draws a Swiss league round by round. */
export function SwissPanel(props: ProgrammeProps) {
  const { swiss, fixtures } = props.programme
  if (swiss === null && fixtures.some(({ stage }) => stage === 'league')) return null
  return (
    <FoldingPanel title={t.swissLeague} opens={swiss !== null}>
      <div className={shared.form}>
        <p className="pv-small">{t.howSwissWorks}</p>
        {swiss !== null && <Rounds swiss={swiss} fixtures={fixtures} />}
        <Draw {...props} latest={swiss?.drawn ?? 0} />
      </div>
    </FoldingPanel>
  )
}

function Draw({ managed, programme, again, latest }: ProgrammeProps & { readonly latest: number }) {
  const [rounds, setRounds] = useState(String(programme.swiss?.rounds ?? USUAL_ROUNDS))
  const { busy, change } = useChange(again)
  const tournamentId = managed.tournament.id
  const next = latest + 1
  const draw = () =>
    change('draw', () => drawSwissRound({ tournamentId, round: next, rounds: Number(rounds) }))
  const takeBack = () => change('back', () => takeBackSwissRound({ tournamentId, round: latest }))
  return (
    <>
      <div className={styles.numbers}>
        <TextField
          label={t.roundsInAll}
          type="number"
          min={Math.max(1, latest)}
          max={MOST_ROUNDS}
          value={rounds}
          onChange={({ target }) => setRounds(target.value)}
        />
      </div>
      <div className={shared.actions}>
        {latest < Number(rounds) && (
          <Button variant="outline" busy={busy === 'draw'} onClick={() => void draw()}>
            {t.drawRound({ round: next })}
          </Button>
        )}
        {latest > 0 && (
          <Button variant="quiet" busy={busy === 'back'} onClick={() => void takeBack()}>
            {t.takeBackRound({ round: latest })}
          </Button>
        )}
      </div>
    </>
  )
}

type RoundsProps = Pick<Programme, 'fixtures'> & {
  readonly swiss: NonNullable<Programme['swiss']>
}

/** How far the league is, who had a bye, and whether the latest round was overtaken by a correction. */
function Rounds({ swiss, fixtures }: RoundsProps) {
  const { drawn, rounds, byes, isOutOfDate } = swiss
  const hasBegun = fixtures.some(
    ({ stage, round, match }) =>
      stage === 'league' && round === drawn && match !== null && match.status !== 'upcoming',
  )
  return (
    <>
      <p className="pv-small">{t.roundsDrawn({ drawn, rounds })}</p>
      {byes.map(({ round, team }) => (
        <p key={round} className="pv-small pv-muted">
          {t.hasABye({ round, name: team.name })}
        </p>
      ))}
      {isOutOfDate && (
        <p className={`pv-small ${shared.problem}`}>
          {hasBegun ? t.roundStandsAsDrawn({ round: drawn }) : t.roundIsOutOfDate({ round: drawn })}
        </p>
      )}
    </>
  )
}
