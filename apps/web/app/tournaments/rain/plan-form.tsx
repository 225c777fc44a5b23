import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import * as t from '#texts/tournaments.ts'
import { Effects } from './effects.tsx'
import { MatchCall } from './match-call.tsx'
import type { Desk } from './rain-calls.ts'
import styles from './rain.module.css'
import { firstCall, type TypedCall, type TypedPlan } from './typed-plan.ts'
import { type PlanFormProps, usePlan } from './use-plan.ts'

/** What is planned for a day, and what it would do: nothing happens before it was previewed. */
export function PlanForm(props: PlanFormProps) {
  const { desk } = props
  const { typed, change, seen, problem, busy, preview, carryOut } = usePlan(props)
  return (
    <div className={styles.parts}>
      <form className={shared.form} noValidate onSubmit={(event) => void preview(event)}>
        <Rules typed={typed} desk={desk} onChange={change} />
        <Calls typed={typed} desk={desk} onChange={change} />
        <TextField
          label={t.reason}
          help={t.everybodyReadsTheReason}
          maxLength={200}
          value={typed.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {problem !== undefined && (
          <p role="alert" className={shared.problem}>
            {problem}
          </p>
        )}
        <div>
          <Button type="submit" size="large" busy={busy === 'preview'}>
            {t.preview}
          </Button>
        </div>
      </form>
      {seen !== undefined && (
        <Effects
          preview={seen.preview}
          desk={desk}
          isBusy={busy === 'confirm'}
          onConfirm={() => void carryOut(seen)}
        />
      )}
    </div>
  )
}

type PartProps = {
  readonly typed: TypedPlan
  readonly desk: Desk
  readonly onChange: (part: Partial<TypedPlan>) => void
}

function Rules({ typed, desk, onChange }: PartProps) {
  return (
    <Panel level={2} title={t.howTimeIsReckoned}>
      <div className={shared.form}>
        <div className={shared.pair}>
          <TextField
            label={t.minutesAnOver}
            inputMode="decimal"
            maxLength={5}
            value={typed.minutesPerOver}
            onChange={({ target }) => onChange({ minutesPerOver: target.value })}
          />
          <TextField
            label={t.minimumOvers}
            inputMode="numeric"
            maxLength={2}
            value={typed.minimumOvers}
            onChange={({ target }) => onChange({ minimumOvers: target.value })}
          />
        </div>
        <TextField
          label={t.averageScore}
          help={t.averageScoreByLevel}
          inputMode="numeric"
          maxLength={3}
          value={typed.g50}
          onChange={({ target }) => onChange({ g50: target.value })}
        />
        <p className="pv-small pv-muted">{t.targetsByMethod({ method: desk.method })}</p>
      </div>
    </Panel>
  )
}

function Calls({ typed, desk, onChange }: PartProps) {
  const open = desk.matches.filter(({ phase }) => phase !== 'over')
  const callOff = () => {
    const ended = open.map((match) => {
      const call = typed.calls[match.fixtureId] ?? firstCall(match, desk)
      return [match.fixtureId, { ...call, kind: 'end' }] as const
    })
    onChange({ calls: { ...typed.calls, ...Object.fromEntries(ended) } })
  }
  const set = (fixtureId: string, call: TypedCall) =>
    onChange({ calls: { ...typed.calls, [fixtureId]: call } })
  return (
    <>
      {open.length > 1 && (
        <div>
          <Button variant="outline" size="small" onClick={callOff}>
            {t.noMorePlayForAll}
          </Button>
        </div>
      )}
      {desk.matches.map((match) => (
        <MatchCall
          key={match.fixtureId}
          match={match}
          desk={desk}
          typed={typed.calls[match.fixtureId]}
          onChange={(call) => set(match.fixtureId, call)}
        />
      ))}
    </>
  )
}
