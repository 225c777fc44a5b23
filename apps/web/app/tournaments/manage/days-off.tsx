import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { shortDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import { Choice } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { Run } from './fixture-calls.ts'
import type { Managed } from './tournament-calls.ts'

/** A day on which a team cannot play, or a ground is closed. */
type Absence = { readonly id: string; readonly day: string }

type Off = { readonly away: readonly Absence[]; readonly closed: readonly Absence[] }

/** Those that the latest search was told of. */
export const daysOffOf = (run: Run | null): Off => ({
  away: (run?.asked.away ?? []).map(({ teamId: id, day }) => ({ id, day })),
  closed: (run?.asked.closed ?? []).map(({ ground: id, day }) => ({ id, day })),
})

/** As they are sent. */
export const askedOff = ({ away, closed }: Off) => ({
  away: away.map(({ id: teamId, day }) => ({ teamId, day })),
  closed: closed.map(({ id: ground, day }) => ({ ground, day })),
})

type DaysOffProps = {
  readonly managed: Managed
  readonly grounds: readonly string[]
  readonly off: Off
  readonly onChange: (part: Partial<Off>) => void
}

/** When teams cannot play, and grounds are closed. */
export function DaysOff({ managed, grounds, off, onChange }: DaysOffProps) {
  const playing = managed.entries
    .filter(({ status }) => status === 'accepted')
    .map(({ team }) => [String(team.id), team.name] as const)
  return (
    <>
      <Absences
        title={t.cannotPlay}
        label={t.team}
        choices={playing}
        chosen={off.away}
        onChange={(away) => onChange({ away })}
      />
      <Absences
        title={t.closedGrounds}
        label={t.ground}
        choices={grounds.map((name) => [name, name] as const)}
        chosen={off.closed}
        onChange={(closed) => onChange({ closed })}
      />
    </>
  )
}

type AbsencesProps = {
  readonly title: string
  readonly label: string
  /** Teams or grounds, each with its name. */
  readonly choices: readonly (readonly [id: string, name: string])[]
  readonly chosen: readonly Absence[]
  readonly onChange: (chosen: readonly Absence[]) => void
}

/** Days that a search for fixtures leaves out, one by one. */
function Absences({ title, label, choices, chosen, onChange }: AbsencesProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState('')
  const id = choices.some(([one]) => one === typed) ? typed : (choices[0]?.[0] ?? '')
  const isNew = !chosen.some((one) => one.id === id && one.day === day)
  const add = () => {
    if (id !== '' && day !== '' && isNew) onChange([...chosen, { id, day }])
  }
  return (
    <fieldset className={styles.absences}>
      <legend>{title}</legend>
      {chosen.map((one) => {
        const name = choices.find(([other]) => other === one.id)?.[1] ?? one.id
        const said = { name, day: shortDay(one.day, locale) }
        return (
          <span key={`${one.id} ${one.day}`} className={shared.actions}>
            {t.teamOnDay(said)}
            <Button
              size="small"
              variant="quiet"
              aria-label={t.removeDay(said)}
              onClick={() => onChange(chosen.filter((other) => other !== one))}
            >
              {t.remove}
            </Button>
          </span>
        )
      })}
      <div className={styles.pair}>
        <Choice label={label} choices={choices} value={id} onChange={setTyped} />
        <TextField
          label={t.day}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <div>
        <Button size="small" variant="outline" onClick={add}>
          {t.addTheDay}
        </Button>
      </div>
    </fieldset>
  )
}
