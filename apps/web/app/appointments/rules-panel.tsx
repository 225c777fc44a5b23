import type { MinorUnits } from '@pavilion/contract/units.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { ownKept } from '#shared/own-kept.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { minorOf, priceText } from '#shared/price-text.ts'
import shared from '#shared/console.module.css'
import * as t from '#texts/appointments.ts'
import { type BookProps, type Rules, saveRules, showBook } from './appointment-calls.ts'
import styles from './appointments.module.css'
import { GRADES } from './appointment-text.ts'
import { useChange } from '#shared/use-change.ts'

const counts = [
  ['umpires', t.umpires, 4],
  ['scorers', t.scorers, 2],
  ['referees', t.referees, 1],
  ['weeksApart', t.weeksApart, 20],
  ['answerHours', t.answerHours, 720],
] as const

const fees = [
  ['umpireFee', t.umpireFee],
  ['scorerFee', t.scorerFee],
  ['refereeFee', t.refereeFee],
] as const

const grades = [
  ['leagueGrade', t.leagueGrade],
  ['knockOutGrade', t.knockOutGrade],
] as const

type FeeName = (typeof fees)[number][0]
type Fees = Readonly<Record<FeeName, string>>

/** The rules as they are typed. */
function useRules({ tournamentId, book, onChanged }: BookProps) {
  const { currency } = book
  const priceOf = (minor: MinorUnits) => priceText(minor, currency.digits)
  const [seen, setSeen] = useState<Rules>(book.rules)
  const [rules, setRules] = useState<Rules>(book.rules)
  const feesOf = (of: Rules): Fees => ({
    umpireFee: priceOf(of.umpireFee),
    scorerFee: priceOf(of.scorerFee),
    refereeFee: priceOf(of.refereeFee),
  })
  const [typed, setTyped] = useState<Fees>(() => feesOf(book.rules))
  const [wrong, setWrong] = useState<FeeName>()
  const { busy, change } = useChange(onChanged)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const read = fees.map(([name]) => [name, minorOf(typed[name], currency.digits)] as const)
    const bad = read.find(([, minor]) => minor === undefined)?.[0]
    setWrong(bad)
    if (bad !== undefined) return undefined
    const all = { ...rules, ...Object.fromEntries(read) }
    const refused = await change('save', () => saveRules({ tournamentId, from: seen, rules: all }))
    return refused?.code === 'STALE_TOURNAMENT' ? lookAgain() : undefined
  }
  /** Shows what somebody else has saved meanwhile beneath what is typed here. */
  const lookAgain = async () => {
    const now = await showBook(tournamentId)
    if (!now.ok) return
    const theirs = now.data.data.rules
    setRules(ownKept({ before: seen, mine: rules, theirs }))
    setTyped(ownKept({ before: feesOf(seen), mine: typed, theirs: feesOf(theirs) }))
    setSeen(theirs)
  }
  return { rules, setRules, typed, setTyped, wrong, busy: busy === 'save', submit }
}

/** Whom matches need, and what they are paid. */
export function RulesPanel(props: BookProps) {
  const { currency } = props.book
  const { rules, setRules, typed, setTyped, wrong, busy, submit } = useRules(props)
  return (
    <Panel level={2} title={t.whatMatchesNeed}>
      <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.numbers}>
          <Needs rules={rules} onChange={setRules} />
          {fees.map(([name, label]) => (
            <TextField
              key={name}
              label={label({ currency: currency.id })}
              inputMode="decimal"
              maxLength={14}
              value={typed[name]}
              error={wrong === name ? t.wrongFee : undefined}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          ))}
        </div>
        <div>
          <Button type="submit" variant="outline" busy={busy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

type NeedsProps = { readonly rules: Rules; readonly onChange: (rules: Rules) => void }

function Needs({ rules, onChange }: NeedsProps) {
  return (
    <>
      {counts.map(([name, label, most]) => (
        <TextField
          key={name}
          label={label}
          type="number"
          min={name === 'answerHours' ? 1 : 0}
          max={most}
          value={String(rules[name])}
          onChange={({ target }) => onChange({ ...rules, [name]: Number(target.value) })}
        />
      ))}
      {grades.map(([name, label]) => (
        <PlainSelect
          key={name}
          label={label}
          value={rules[name]}
          choices={GRADES.map((value) => ({ value, label: value }))}
          onChange={(grade) => onChange({ ...rules, [name]: grade })}
        />
      ))}
    </>
  )
}
