import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayRange } from '#shared/dates.ts'
import shared from '#shared/console.module.css'
import * as t from '#texts/appointments.ts'
import { type OwnList, saveAway } from './appointment-calls.ts'
import styles from './appointments.module.css'
import { useChange } from '#shared/use-change.ts'
import { refusalText } from '#state/request.ts'

type AwayPanelProps = Pick<OwnList, 'away'> & { readonly onChanged: (own: OwnList) => void }

/** Days on which an official is not appointed. */
export function AwayPanel({ away, onChanged }: AwayPanelProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { busy, change } = useChange(onChanged)
  return (
    <Panel level={2} title={t.daysAway}>
      <div className={shared.form}>
        <p className="pv-small pv-muted">{t.daysAwayHelp}</p>
        {away.map((one) => {
          const days = dayRange(one.from, one.until, locale)
          const others = away.filter((other) => other !== one)
          return (
            <div key={one.from} className={styles.row}>
              <span className={styles.text}>{days}</span>
              <Button
                size="small"
                variant="quiet"
                aria-label={t.removeDays({ days })}
                busy={busy === one.from}
                onClick={() => void change(one.from, () => saveAway({ away: others }))}
              >
                {t.remove}
              </Button>
            </div>
          )
        })}
        <AddDays away={away} onChanged={onChanged} />
      </div>
    </Panel>
  )
}

function AddDays({ away, onChanged }: AwayPanelProps) {
  const { busy, change } = useChange(onChanged)
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    const days = { from, until: until === '' ? from : until }
    const refused = await change('add', () => saveAway({ away: [...away, days] }))
    setProblem(refused && refusalText(refused))
    if (refused !== undefined) return
    setFrom('')
    setUntil('')
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void add(event)}>
      <div className={shared.pair}>
        <TextField
          label={t.from}
          type="date"
          value={from}
          error={problem}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={t.until}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <div>
        <Button type="submit" variant="outline" busy={busy === 'add'}>
          {t.addDays}
        </Button>
      </div>
    </form>
  )
}
