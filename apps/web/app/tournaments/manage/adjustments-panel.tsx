import { Button } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
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
import { refusalText } from '#state/request.ts'

type Ruled = { readonly name: string; readonly points: number; readonly fine: string | null }

function ruledText({ name, points: given, fine }: Ruled): string {
  const points = signedPoints(given)
  if (fine === null) return t.pointsFor({ name, points })
  return given === 0 ? t.finedName({ name, fine }) : t.finedAndPointsFor({ name, points, fine })
}

/** Points that are taken or given and fines, with the reason that the table shows. */
export function AdjustmentsPanel({ managed, programme, again }: ProgrammeProps) {
  const tournamentId = managed.tournament.id
  const { busy, change } = useChange(again)
  return (
    <FoldingPanel
      title={t.pointsAdjusted}
      note={t.adjustmentsMade({ count: programme.adjustments.length })}
    >
      <div className={shared.form}>
        <ul className={styles.list}>
          {programme.adjustments.map(({ id, team, points, fine, reason }) => (
            <li key={id}>
              <span className={styles.text}>
                <b>{ruledText({ name: team.name, points, fine })}</b>
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
    </FoldingPanel>
  )
}

const fineHints = { help: t.fineHelp, placeholder: t.fineExample, maxLength: 60 }
const reasonHints = { help: t.everybodyReadsIt, maxLength: 200 }

const empty = { chosen: '', points: '-1', fine: '', reason: '' }

function AdjustForm({ managed, again }: ProgrammeProps) {
  const teams = managed.entries.map(({ team }) => team)
  const [typed, setTyped] = useState(empty)
  const [problem, setProblem] = useState<string>()
  const { busy, change } = useChange(again)
  const set = (name: keyof typeof empty) => ({
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { chosen, points, fine, reason } = typed
    const teamId = teams.find(({ id }) => id === chosen)?.id
    if (teamId === undefined) return setProblem(t.chooseATeam)
    const asked = { teamId, points: Number(points), fine: fine.trim() || null, reason }
    const ids = { tournamentId: managed.tournament.id, adjustmentId: randomId() }
    const refused = await change('adjust', () => adjustPoints({ ...ids, ...asked }))
    setProblem(refused && refusalText(refused))
    if (refused === undefined) setTyped({ ...empty, chosen })
    return undefined
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        <TeamChoice
          label={t.team}
          teams={teams}
          value={typed.chosen}
          onChange={(chosen) => setTyped((before) => ({ ...before, chosen }))}
        />
        <TextField label={t.points} type="number" step="0.25" {...set('points')} />
      </div>
      <TextField label={t.fine} {...fineHints} {...set('fine')} />
      <TextField label={t.reason} {...reasonHints} error={problem} {...set('reason')} />
      <div>
        <Button type="submit" variant="outline" busy={busy === 'adjust'}>
          {t.changeThePoints}
        </Button>
      </div>
    </form>
  )
}
