import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { simulate } from '#calls/tournaments.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import * as t from '#texts/tournaments.ts'
import shared from '#shared/console.module.css'
import styles from './console.module.css'
import { stepText } from './rule-text.ts'
import type { Fields, Managed } from './tournament-calls.ts'
import { refusalText } from '#state/request.ts'

type Told = OutputOf<typeof simulate>['data']
type Rules = Omit<Told['result'], 'against'>
type Order = Fields['points']['order']
type Shown = Told & { readonly order: Order; readonly savedOrder: Order }

type SimulationProps = { readonly managed: Managed; readonly fields: Fields }

/** Invents seasons to show what the rules do to the table, as they are typed. */
export function SimulationPanel({ managed, fields }: SimulationProps) {
  const [seed, setSeed] = useState(managed.fields.name.slice(0, 40))
  const [shown, setShown] = useState<Shown>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { points, qualifiers } = fields
    setBusy(true)
    const tournamentId = managed.tournament.id
    const answer = await send(simulate, { tournamentId, seed, points, qualifiers })
    setBusy(false)
    setProblem(answer.ok ? undefined : refusalText(answer))
    if (!answer.ok) return
    setShown({
      ...answer.data.data,
      order: points.order,
      savedOrder: managed.fields.points.order,
    })
  }
  return (
    <Panel level={2} title={t.tryTheRules}>
      <form className={shared.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className="pv-small">{t.whatASimulationDoes}</p>
        <TextField
          label={t.seed}
          help={t.sameSeedSameSeasons}
          maxLength={40}
          value={seed}
          error={problem}
          onChange={({ target }) => setSeed(target.value)}
        />
        <div>
          <Button type="submit" variant="outline" busy={busy}>
            {t.simulateSeasons}
          </Button>
        </div>
        <div aria-live="polite">{shown !== undefined && <Outcome {...shown} />}</div>
      </form>
    </Panel>
  )
}

function Outcome({ seasons, teams, legs, result, order, savedOrder }: Shown) {
  const { against } = result
  return (
    <div className={styles.stack}>
      <p className="pv-small">{t.simulatedSeasons({ seasons, teams, legs })}</p>
      <Counted rules={result} order={order} seasons={seasons} />
      {against !== null && (
        <>
          <h3 className="pv-panel-heading">{t.byTheSavedRules}</h3>
          <Counted rules={against} order={savedOrder} seasons={seasons} />
          <p>
            {t.whatTheChangeDoes({
              first: percent(against.otherFirst, seasons),
              through: percent(against.otherThrough, seasons),
            })}
          </p>
        </>
      )}
    </div>
  )
}

const percent = (count: number, seasons: number): string =>
  `${((100 * count) / seasons).toFixed(1)}%`

type CountedProps = {
  readonly rules: Rules
  readonly order: Order
  readonly seasons: number
}

function Counted({ rules: { first, through, needed }, order, seasons }: CountedProps) {
  return (
    <div className={styles.box}>
      <Shares title={t.whatDecidedTheFirst} shares={first} order={order} seasons={seasons} />
      {through.length > 0 && (
        <Shares title={t.whatDecidedTheLast} shares={through} order={order} seasons={seasons} />
      )}
      {needed !== null && (
        <p>{t.pointsNeeded({ low: needed[0], middle: needed[1], high: needed[2] })}</p>
      )}
    </div>
  )
}

type SharesProps = {
  readonly title: string
  readonly shares: Rules['first']
  readonly order: Order
  readonly seasons: number
}

const Shares = ({ title, shares, order, seasons }: SharesProps) => (
  <div>
    <b>{title}</b>
    <ul>
      {shares.map(({ step, seasons: count }) => (
        <li key={step}>
          {t.decidedIn({ what: whatDecided(order[step]), share: percent(count, seasons) })}
        </li>
      ))}
    </ul>
  </div>
)

const whatDecided = (step: Order[number] | undefined): string =>
  step === undefined ? t.nothingDecides : stepText(step)
