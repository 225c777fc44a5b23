import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { randomId } from '#state/api.ts'
import { instantOf } from '#shared/zoned-time.ts'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import styles from './console.module.css'
import { saveFixture } from './fixture-calls.ts'
import type { ProgrammeProps } from './fixtures-panel.tsx'
import { useChange } from './use-change.ts'

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
    return setProblem(refused?.errors[0]?.message ?? refused?.message)
  }
  const choices = [
    ['', t.chooseATeam] as const,
    ...teams.map(({ id, name }) => [String(id), name] as const),
  ]
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <Choice label={t.home} choices={choices} value={home} onChange={setHome} />
        <Choice label={t.away} choices={choices} value={away} onChange={setAway} />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t.dayAndTime}
          type="datetime-local"
          value={wall}
          onChange={({ target }) => setWall(target.value)}
        />
        <TextField
          label={t.ground}
          maxLength={100}
          value={ground}
          onChange={({ target }) => setGround(target.value)}
        />
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" variant="outline" busy={busy === 'add'}>
          {t.addTheFixture}
        </Button>
      </div>
    </form>
  )
}
