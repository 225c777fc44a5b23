import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { signedPoints } from '#shared/figures.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/tournaments.ts'
import { TeamChoice } from './team-choice.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { adjustPoints, removeAdjustment } from './fixture-calls.ts'
import type { ProgrammeProps } from './fixture-calls.ts'
import { useChange } from '#shared/use-change.ts'

/** Points that are taken or given, with the reason that the table shows. */
export function AdjustmentsPanel({ managed, programme, again }: ProgrammeProps) {
  const tournamentId = managed.tournament.id
  const { busy, change } = useChange(again)
  return (
    <Panel level={2} title={t.pointsAdjusted}>
      <div className={shared.form}>
        <ul className={styles.list}>
          {programme.adjustments.map(({ id, team, points, reason }) => (
            <li key={id}>
              <span className={styles.text}>
                <b>{t.pointsFor({ points: signedPoints(points), name: team.name })}</b>
                <span className="pv-small pv-muted">{reason}</span>
              </span>
              <Button
                size="small"
                variant="quiet"
                busy={busy === id}
                aria-label={t.takeBackFrom({ name: team.name })}
                onClick={() =>
                  void change(id, () => removeAdjustment({ tournamentId, adjustmentId: id }))
                }
              >
                {t.takeBack}
              </Button>
            </li>
          ))}
        </ul>
        <AdjustForm managed={managed} programme={programme} again={again} />
      </div>
    </Panel>
  )
}

function AdjustForm({ managed, again }: ProgrammeProps) {
  const teams = managed.entries.map(({ team }) => team)
  const [chosen, setChosen] = useState('')
  const [points, setPoints] = useState('-1')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const teamId = teams.find(({ id }) => id === chosen)?.id
    if (teamId === undefined) return setProblem(t.chooseATeam)
    const asked = { teamId, points: Number(points), reason }
    const ids = { tournamentId: managed.tournament.id, adjustmentId: randomId() }
    const refused = await change('adjust', () => adjustPoints({ ...ids, ...asked }))
    setProblem(refused?.errors[0]?.message ?? refused?.message)
    if (refused === undefined) setReason('')
    return undefined
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TeamChoice label={t.team} teams={teams} value={chosen} onChange={setChosen} />
        <TextField
          label={t.points}
          type="number"
          step="0.25"
          value={points}
          onChange={({ target }) => setPoints(target.value)}
        />
      </div>
      <TextField
        label={t.reason}
        help={t.everybodyReadsIt}
        maxLength={200}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button type="submit" variant="outline" busy={busy === 'adjust'}>
          {t.changeThePoints}
        </Button>
      </div>
    </form>
  )
}
