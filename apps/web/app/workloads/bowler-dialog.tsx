import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { longDay } from '#shared/dates.ts'
import { PlainSelect } from '#shared/plain-select.tsx'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/workloads.ts'
import { addNets, type Bowler, type Bowlers, removeNets, saveStyle } from './workload-calls.ts'

type BowlerDialogProps = {
  readonly organisationId: string
  readonly today: string
  readonly bowler: Bowler
  readonly onClose: () => void
  readonly onChanged: (bowlers: Bowlers) => void
}
type Told = Answer<{ readonly message: string; readonly data: Bowlers }>

/** How a player bowls, and what was bowled in the nets. */
export function BowlerDialog(props: BowlerDialogProps) {
  const { organisationId, today, bowler, onClose, onChanged } = props
  const of = { organisationId, today }
  const locale = useShell()?.site.locale ?? 'en'
  const told = (answer: Told) => {
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  const choose = async (style: 'pace' | 'spin' | 'unknown') =>
    told(
      await saveStyle({
        ...of,
        playerId: bowler.id,
        bowls: style === 'unknown' ? null : style,
      }),
    )
  return (
    <Dialog open title={bowler.name} onClose={onClose}>
      <div className={shared.form}>
        <PlainSelect
          label={t.style}
          value={bowler.bowls ?? 'unknown'}
          choices={[
            { value: 'unknown', label: t.unknown },
            { value: 'pace', label: t.pace },
            { value: 'spin', label: t.spin },
          ]}
          onChange={(style) => void choose(style)}
        />
        <h3>{t.nets}</h3>
        {bowler.nets.length === 0 && <p className="pv-muted">{t.noNets}</p>}
        <ul className={shared.rows}>
          {bowler.nets.map(({ id, day, overs }) => (
            <li key={id}>
              <span>{t.netsOn({ day: longDay(day, locale), overs })}</span>
              <Button
                variant="quiet"
                aria-label={t.removeNets({ day: longDay(day, locale) })}
                onClick={() => void removeNets({ ...of, id }).then(told)}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
        <NetsForm key={bowler.nets.length} {...props} />
      </div>
    </Dialog>
  )
}

function NetsForm({ organisationId, today, bowler, onChanged }: BowlerDialogProps) {
  const [id] = useState(randomId)
  const { typed, field, busy, onSubmit } = useForm({ day: today, overs: '' })
  const send = async () => {
    const { day, overs } = typed
    const nets = { organisationId, today, id, playerId: bowler.id, day, overs: Number(overs) }
    const answer = await addNets(nets)
    return settle(answer, { otherwise: 'overs', onDone: onChanged })
  }
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
      <div className={shared.pair}>
        <TextField label={t.day} type="date" {...field('day')} />
        <TextField label={t.overs} type="number" min={1} max={60} {...field('overs')} />
      </div>
      <div>
        <Button type="submit" busy={busy}>
          {t.addNets}
        </Button>
      </div>
    </form>
  )
}
