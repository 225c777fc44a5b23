import type { Fact } from '@pavilion/cricket/facts.ts'
import { ballsOfOvers } from '@pavilion/cricket/formats/conditions.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { Due } from '@pavilion/cricket/laws/due.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { Choices } from './choices.tsx'
import styles from './sheet.module.css'

type TotalFormProps = {
  readonly state: MatchState
  readonly due: Due
  readonly record: (facts: readonly Fact[]) => void
}

type Typed = { readonly runs: string; readonly wickets: string; readonly overs: string }

/** The total of an innings that nobody scored ball by ball. */
export function TotalForm({ state, due, record }: TotalFormProps) {
  const teams = state.setup.teams.filter(
    ({ id }) => due.sides.length === 0 || due.sides.includes(id),
  )
  const [side, choose] = useState(teams[0]?.id ?? '')
  const [typed, type] = useState<Typed>({ runs: '', wickets: '', overs: '' })
  const [declared, declare] = useState(false)
  const [refusal, refuse] = useState<string | null>(null)
  const set = () => {
    const facts = totalFacts(state, due, { side, declared, ...typed })
    if (facts === null) return refuse('Runs, wickets and overs are numbers: 150, 6 and 19.3.')
    const judged = judgeAll(replay(state.setup, state.log.slice()), facts)
    if (judged.ok) record(facts)
    else refuse(judged.message)
  }
  return (
    <section className={styles.form}>
      <h3 className={styles.label}>Only the total of an innings is known</h3>
      <Choices
        label="Side"
        choices={teams.map(({ id, name }) => ({ id, label: name }))}
        chosen={side}
        onChoose={choose}
      />
      {fields.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          inputMode="decimal"
          value={typed[name]}
          onChange={({ target }) => type({ ...typed, [name]: target.value })}
        />
      ))}
      {state.setup.conditions.inningsPerSide === 2 && (
        <Checkbox checked={declared} onChange={({ target }) => declare(target.checked)}>
          Declared
        </Checkbox>
      )}
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Button variant="outline" wide onClick={set}>
        Record the total
      </Button>
    </section>
  )
}

const fields = [
  { name: 'runs', label: 'Runs' },
  { name: 'wickets', label: 'Wickets' },
  { name: 'overs', label: 'Overs' },
] as const

type Asked = Typed & { readonly side: string; readonly declared: boolean }

function totalFacts({ setup }: MatchState, { superOver }: Due, asked: Asked): Fact[] | null {
  const { side, declared } = asked
  const [runs, wickets, overs] = [asked.runs, asked.wickets, asked.overs].map(numberOf)
  const balls = ballsOfOvers(overs ?? Number.NaN, setup.conditions.ballsPerOver)
  if (runs === undefined || wickets === undefined || balls === null) return null
  if (!Number.isInteger(runs) || !Number.isInteger(wickets)) return null
  return [
    { type: 'innings-started', battingTeam: side, ...(superOver && { superOver }) },
    { type: 'innings-summed', runs, wickets, balls, ...(declared && { declared: true }) },
  ]
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
