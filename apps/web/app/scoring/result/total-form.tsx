import type { Fact, InningsSummed, TypedCard } from '@pavilion/cricket/facts.ts'
import { canBeDrawn, type OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { countsBalls, unitOf } from '@pavilion/cricket/text/length-text.ts'
import { typedLength } from '@pavilion/cricket/text/typed-length.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { listedOf } from '@pavilion/cricket/fold/listed.ts'
import { contradictionsOf } from '@pavilion/cricket/laws/card-contradictions.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { Due } from '@pavilion/cricket/laws/due.ts'
import type { Team } from '@pavilion/cricket/setup.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import * as t from '#texts/scoring.ts'
import { Choices } from '../pad/choices.tsx'
import styles from '../pad/sheet.module.css'
import { cardOf, newCard } from './card-draft.ts'
import type { CardDraft } from './card-draft.ts'
import { CardFields } from './card-fields.tsx'

type TotalFormProps = {
  readonly state: MatchState
  readonly due: Due
  readonly record: (facts: readonly Fact[]) => void
}

type Typed = { readonly runs: string; readonly wickets: string; readonly overs: string }

/** The total of an innings that nobody scored ball by ball, alone or with its card. */
export function TotalForm({ state, due, record }: TotalFormProps) {
  const teams = state.setup.teams.filter(
    ({ id }) => due.sides.length === 0 || due.sides.includes(id),
  )
  const [side, choose] = useState(teams[0]?.id ?? '')
  return (
    <section className={styles.form}>
      <h3 className={styles.label}>{t.inningsOf}</h3>
      <Choices
        label={t.side}
        choices={teams.map(({ id, name }) => ({ id, label: name }))}
        chosen={side}
        onChoose={choose}
      />
      <SideForm key={side} state={state} due={due} side={side} record={record} />
    </section>
  )
}

function SideForm({ state, due, side, record }: TotalFormProps & { readonly side: string }) {
  const [typed, type] = useState<Typed>({ runs: '', wickets: '', overs: '' })
  const [declared, declare] = useState(false)
  const [card, setCard] = useState<CardDraft | null>(null)
  const [refusals, refuse] = useState<readonly string[]>([])
  const [batting, bowling] = sidesOf(state, side)
  const set = () => {
    const asked = askedOf(state, { ...typed, declared, card })
    if (typeof asked === 'string') return refuse([asked])
    const { superOver } = due
    const facts: Fact[] = [
      { type: 'innings-started', battingTeam: side, ...(superOver && { superOver }) },
      asked,
    ]
    const judged = judgeAll(replay(state.setup, state.log.slice()), facts)
    if (judged.ok) return record(facts)
    const contradictions = contradictionsOf(state, asked)
    return refuse(contradictions.length > 0 ? contradictions : [judged.message])
  }
  return (
    <>
      <Totals rules={state.setup.conditions} typed={typed} change={type} />
      {canBeDrawn(state.setup.conditions) && (
        <Checkbox checked={declared} onChange={({ target }) => declare(target.checked)}>
          {t.declared}
        </Checkbox>
      )}
      <Checkbox
        checked={card !== null}
        onChange={({ target }) => setCard(target.checked ? newCard(batting, bowling) : null)}
      >
        {t.typeWholeScorecard}
      </Checkbox>
      {card !== null && (
        <CardFields
          rules={state.setup.conditions}
          batting={batting}
          bowling={bowling}
          card={card}
          change={setCard}
        />
      )}
      <Refusals refusals={refusals} />
      <Button variant="outline" wide onClick={set}>
        {card === null ? t.recordTheTotal : t.recordTheScorecard}
      </Button>
    </>
  )
}

type TotalsProps = {
  readonly rules: OverRules
  readonly typed: Typed
  readonly change: (typed: Typed) => void
}

function Totals({ rules, typed, change }: TotalsProps) {
  return fields.map((name) => (
    <TextField
      key={name}
      label={labelOf(name, rules)}
      inputMode="decimal"
      value={typed[name]}
      onChange={({ target }) => change({ ...typed, [name]: target.value })}
    />
  ))
}

function Refusals({ refusals }: { readonly refusals: readonly string[] }) {
  if (refusals.length === 0) return null
  return (
    <div role="alert" className={styles.problem}>
      {refusals.map((refusal) => (
        <p key={refusal}>{refusal}</p>
      ))}
    </div>
  )
}

const fields = ['runs', 'wickets', 'overs'] as const

function labelOf(name: keyof Typed, rules: OverRules): string {
  if (name === 'runs') return t.total
  if (name === 'wickets') return t.wicketsLost
  return countsBalls(rules) ? t.ballsBowled : t.oversBowled
}

/** The side that bats and the other, with who has joined them. */
function sidesOf(state: MatchState, side: string): readonly [Team, Team] {
  const [home, away] = state.setup.teams
  const one = { ...home, players: listedOf(state, home) }
  const other = { ...away, players: listedOf(state, away) }
  return one.id === side ? [one, other] : [other, one]
}

type Asked = Typed & { readonly declared: boolean; readonly card: CardDraft | null }

/** The fact that the form records, or what is wrong with what was typed. */
function askedOf({ setup }: MatchState, asked: Asked): InningsSummed | string {
  const { conditions } = setup
  const unit = unitOf(conditions)
  const [runs = Number.NaN, wickets = Number.NaN, overs = Number.NaN] = [
    asked.runs,
    asked.wickets,
    asked.overs,
  ].map(numberOf)
  const balls = typedLength(overs, conditions)
  if (balls === null || !Number.isInteger(runs) || !Number.isInteger(wickets)) {
    return t.totalsAreNumbers({ unit })
  }
  const card = asked.card === null ? undefined : cardOf(asked.card, conditions)
  if (card === null) {
    return t.cardFiguresAreWhole({ unit })
  }
  return summed({ runs, wickets, balls }, asked.declared, card)
}

const summed = (
  total: Pick<InningsSummed, 'runs' | 'wickets' | 'balls'>,
  declared: boolean,
  card: TypedCard | undefined,
): InningsSummed => ({
  type: 'innings-summed',
  ...total,
  ...(declared && { declared }),
  ...(card && { card }),
})

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
