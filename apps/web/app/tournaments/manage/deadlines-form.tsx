import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import * as t from '#texts/tournaments.ts'
import { Choice, Send } from './basics-form.tsx'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import type { Fields } from './tournament-calls.ts'
import type { useFields } from './use-fields.ts'

type Form = ReturnType<typeof useFields>
type DeadlinesProps = {
  readonly form: Form
  readonly action: string
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

const numbers = [
  ['reportHours', t.hoursToEnter, ''],
  ['answerHours', t.hoursToAnswer, t.thenItStands],
  ['latePoints', t.pointsForLate, t.zeroCostsNothing],
] as const

const USUAL = { reportHours: 48, answerHours: 48, latePoints: 0 } as const

/** By when results are entered and answered, and how matches that were not played out count. */
export function DeadlinesForm({ form, action, onSubmit }: DeadlinesProps) {
  const { fields, change, problemAt } = form
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit}>
      <p className="pv-small">{t.homeEntersAwayAgrees}</p>
      <div className={styles.pair}>
        {numbers.map(([name, label, help]) => (
          <TextField
            key={name}
            label={label}
            help={help === '' ? undefined : help}
            type="number"
            min={0}
            max={720}
            value={fields[name] ?? USUAL[name]}
            error={problemAt(name)}
            onChange={({ target }) => change({ [name]: Number(target.value) })}
          />
        ))}
      </div>
      <Rates form={form} />
      <Send form={form} action={action} />
    </form>
  )
}

const defaults = [
  ['walkover', t.rateOfWalkover],
  ['conceded', t.rateOfConceded],
  ['forfeited', t.rateOfForfeited],
] as const

type Rate = Fields['points']['awardedRate']

const rates: Readonly<Record<Rate, string>> = {
  'left out': t.rateLeftOut,
  'as played': t.rateAsPlayed,
  'loser charged': t.rateLoserCharged,
}

const isRate = (text: string): text is Rate => text in rates

/** What a match that was not played out does to net run rate. */
function Rates({ form: { fields, change } }: { readonly form: Form }) {
  const { points } = fields
  const { defaultRates = {} } = points
  return (
    <div className={styles.stack}>
      {defaults.map(([name, label]) => (
        <Choice
          key={name}
          label={label}
          choices={Object.entries(rates)}
          value={defaultRates[name] ?? points.awardedRate}
          onChange={(chosen) =>
            isRate(chosen) &&
            change({ points: { ...points, defaultRates: { ...defaultRates, [name]: chosen } } })
          }
        />
      ))}
    </div>
  )
}
