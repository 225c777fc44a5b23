import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { settle } from '#shared/form-problems.ts'
import { Unsaved } from '#shared/unsaved.tsx'
import { useForm } from '#shared/use-form.ts'
import { instantOf, zoneName } from '#shared/zoned-time.ts'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { closeGround } from './manage-calls.ts'

type ClosureFormProps = {
  readonly groundId: string
  readonly timeZone: string
  readonly onClosed: () => void
}

const blank = { start: '', end: '', reason: '' }

export function ClosureForm({ groundId, timeZone, onClosed }: ClosureFormProps) {
  const { field, isChanged, reset, busy, onSubmit } = useForm(blank)
  const [zone] = useState(() => zoneName(timeZone, new Date()))
  const submit = onSubmit(async (typed) => {
    const start = instantOf(typed.start, timeZone)
    const end = instantOf(typed.end, timeZone)
    if (start === undefined) return { start: t.enterWhenTheClosureStarts }
    if (end === undefined) return { end: t.enterWhenTheClosureStarts }
    const answer = await closeGround(groundId, { start, end, reason: typed.reason })
    const onDone = () => {
      reset()
      onClosed()
    }
    return settle(answer, { fields: ['start', 'end', 'reason'], otherwise: 'start', onDone })
  })
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <div className={shared.pair}>
        <TextField label={t.closedFrom} type="datetime-local" {...field('start')} />
        <TextField label={t.until} type="datetime-local" {...field('end')} />
      </div>
      <TextField
        label={t.reason}
        maxLength={200}
        help={t.timesAreLocal({ zone })}
        {...field('reason')}
      />
      <Unsaved isChanged={isChanged} />
      <p>
        <Button type="submit" busy={busy}>
          {t.addClosure}
        </Button>
      </p>
    </form>
  )
}
