import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { randomId } from '#state/random-id.ts'
import { instantOf } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { saveFixture } from './fixture-calls.ts'
import type { ProgrammeProps } from './fixture-calls.ts'
import { TeamChoice } from './team-choice.tsx'
import { useChange } from '#shared/use-change.ts'
import { refusalText } from '#state/request.ts'

/** Makes one fixture by hand. */
export function AddFixture({ managed, again }: ProgrammeProps) {
  const { entries, timeZone, tournament } = managed
  const teams = entries.filter(({ status }) => status === 'accepted').map(({ team }) => team)
  const [home, setHome] = useState('')
  const [away, setAway] = useState('')
  const [wall, setWall] = useState('')
  const [ground, setGround] = useState('')
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const [one, other] = [home, away].map((id) => teams.find((team) => team.id === id)?.id)
    const startsAt = wall === '' ? null : instantOf(wall, timeZone)
    if (one === undefined || other === undefined) return setProblem(t.chooseTwoTeams)
    if (startsAt === undefined) return setProblem(t.notATime)
    const place = { tournamentId: tournament.id, fixtureId: randomId(), startsAt, ground }
    const refused = await change('add', () => saveFixture({ ...place, teams: [one, other] }))
    return setProblem(refused && refusalText(refused))
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TeamChoice label={t.home} teams={teams} value={home} onChange={setHome} />
        <TeamChoice label={t.away} teams={teams} value={away} onChange={setAway} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t.dayAndTime}
          type="datetime-local"
          value={wall}
          error={problem}
          onChange={({ target }) => setWall(target.value)}
        />
        <TextField
          label={t.ground}
          maxLength={100}
          value={ground}
          onChange={({ target }) => setGround(target.value)}
        />
      </div>
      <div>
        <Button type="submit" variant="outline" busy={busy === 'add'}>
          {t.addTheFixture}
        </Button>
      </div>
    </form>
  )
}
