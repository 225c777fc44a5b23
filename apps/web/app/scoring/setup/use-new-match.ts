import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { startMatch } from '#calls/clubs.ts'
import { create } from '#calls/scoring.ts'
import { send, serverNow } from '#state/api.ts'
import { randomId } from '#state/random-id.ts'
import { keepSides, keptSides } from './last-sides.ts'
import { emptyDraft, newMatchOf, problemsIn, problemsTold, startOf } from './new-match-form.ts'
import type { Draft, Problems } from './new-match-form.ts'
import { draftOf, type Sheet } from './sheet-draft.ts'
import { sidesOf, type Team } from './team-draft.ts'

const SOON_MS = 3 * 3_600_000

/** A match that starts later is scheduled, and scored then. Whoever starts one from a sheet is at the ground early. */
const startsLater = (draft: Draft, sheet: Sheet | undefined) =>
  Date.parse(startOf(draft) ?? '') > serverNow() + (sheet === undefined ? 0 : SOON_MS)

/** Makes the match, and answers its id; of a team sheet's, that of whoever has made it first. */
async function sendMatch(draft: Draft, key: string, sheet: Sheet | undefined) {
  const match = newMatchOf(draft, key)
  if (sheet === undefined) {
    const answer = await send(create, match)
    return answer.ok ? { ok: true as const, id: answer.data.data.id } : answer
  }
  const answer = await send(startMatch, { ...match, entryId: sheet.entry.id })
  return answer.ok ? { ok: true as const, id: answer.data.data.matchId } : answer
}

function beginning(sheet: Sheet | undefined, team: Team | undefined): Draft {
  if (sheet !== undefined) return draftOf(sheet)
  const kept = keptSides()
  return { ...emptyDraft, ...(team === undefined ? kept : sidesOf(team, kept)) }
}

/**
 * The form of a new match, begun with a team sheet or a team if one is given. The same match sent again, after a lost answer,
 * is made once.
 */
export function useNewMatch(sheet?: Sheet, team?: Team) {
  const [draft, setDraft] = useState(() => beginning(sheet, team))
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const sent = useRef({ text: '', key: '' })

  const isLater = startsLater(draft, sheet)
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
    const answer = await sendMatch(draft, keyFor(draft), sheet)
    if (!answer.ok) return tell(form, problemsTold(answer.errors, draft), answer.message)
    keepSides(draft)
    // The pad is a page of its own, which the browser keeps for later: it is loaded, not entered.
    const { id } = answer
    location.assign(isLater ? `/match-central/matches/${id}` : `/score/${id}`)
  }
  const change = (part: Partial<Draft>) => {
    const first = part.firstName === undefined ? {} : { firstId: '' }
    const second = part.secondName === undefined ? {} : { secondId: '' }
    const ground = part.ground === undefined ? {} : { groundId: '' }
    setDraft((now) => ({ ...now, ...first, ...second, ...ground, ...part }))
    setProblems({})
  }
  return { draft, problems, refusal, isBusy, isLater, change, submit }
}
