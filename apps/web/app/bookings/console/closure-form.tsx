import { Button } from '@pavilion/kit/button.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { Unsaved } from '#shared/unsaved.tsx'
import { instantOf, zoneName } from '#shared/zoned-time.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { closeGround } from './manage-calls.ts'

type ClosureFormProps = {
  readonly groundId: string
  readonly timeZone: string
  readonly onClosed: () => void
}

const blank = { start: '', end: '', reason: '' }

export function ClosureForm(props: ClosureFormProps) {
  const { typed, change, problem, busy, submit } = useClosing(props)
  const [zone] = useState(() => zoneName(props.timeZone, new Date()))
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <div className={shared.pair}>
        <TextField
          label={t.closedFrom}
          type="datetime-local"
          value={typed.start}
          onChange={({ target }) => change({ start: target.value })}
        />
        <TextField
          label={t.until}
          type="datetime-local"
          value={typed.end}
          onChange={({ target }) => change({ end: target.value })}
        />
      </div>
      <TextField
        label={t.reason}
        maxLength={200}
        help={t.timesAreLocal({ zone })}
        value={typed.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <Unsaved isChanged={Object.values(typed).some((text) => text !== '')} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <p>
        <Button type="submit" busy={busy}>
          {t.addClosure}
        </Button>
      </p>
    </form>
  )
}

function useClosing({ groundId, timeZone, onClosed }: ClosureFormProps) {
  const [typed, setTyped] = useState(blank)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<typeof blank>) => setTyped({ ...typed, ...part })
  const send = async () => {
    const start = instantOf(typed.start, timeZone)
    const end = instantOf(typed.end, timeZone)
    if (start === undefined || end === undefined) return setProblem(t.enterWhenTheClosureStarts)
    setBusy(true)
    setProblem(undefined)
    const answer = await closeGround(groundId, { start, end, reason: typed.reason })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.errors[0]?.message ?? answer.message)
    toasts.add('success', answer.data.message)
    setTyped(blank)
    return onClosed()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }
  return { typed, change, problem, busy, submit }
}
