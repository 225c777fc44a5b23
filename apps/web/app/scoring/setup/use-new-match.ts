import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { create } from '#calls/scoring.ts'
import { send, serverNow } from '#state/api.ts'
import { keepSides, keptSides } from '#shared/last-sides.ts'
import { randomId } from '#state/random-id.ts'
import { emptyDraft, newMatchOf, problemsIn, problemsTold, startOf } from './new-match-form.ts'
import type { Draft, Problems } from './new-match-form.ts'

/** A match that starts later is scheduled, and scored then. */
const isLater = (draft: Draft) => Date.parse(startOf(draft) ?? '') > serverNow()

/** The form of a new match. The same match sent again, after a lost answer, is made once. */
export function useNewMatch() {
  const [draft, setDraft] = useState<Draft>(() => ({ ...emptyDraft, ...keptSides() }))
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const sent = useRef({ text: '', key: '' })

  const keyFor = (asked: Draft) => {
    const text = JSON.stringify(asked)
    if (sent.current.text !== text) sent.current = { text, key: randomId() }
    return sent.current.key
  }
  const tell = (form: HTMLFormElement, found: Problems, message: string | null) => {
    flushSync(() => {
      setProblems(found)
      setRefusal(message)
      setBusy(false)
    })
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    const found = problemsIn(draft)
    if (Object.keys(found).length > 0) return tell(form, found, null)
    setBusy(true)
    const answer = await send(create, newMatchOf(draft, keyFor(draft)))
    if (!answer.ok) return tell(form, problemsTold(answer.errors, draft), answer.message)
    keepSides(draft)
    // The pad is a page of its own, which the browser keeps for later: it is loaded, not entered.
    const { id } = answer.data.data
    location.assign(isLater(draft) ? `/match-central/matches/${id}` : `/score/${id}`)
  }
  const change = (part: Partial<Draft>) => {
    const first = part.firstName === undefined ? {} : { firstId: '' }
    const second = part.secondName === undefined ? {} : { secondId: '' }
    setDraft((now) => ({ ...now, ...first, ...second, ...part }))
    setProblems({})
  }
  return { draft, problems, refusal, isBusy, isLater: isLater(draft), change, submit }
}
