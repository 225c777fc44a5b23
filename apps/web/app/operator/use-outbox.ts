import type { OutboxMessage } from '@pavilion/contract/messages/outbox-calls.ts'
import { useCallback, useEffect, useState } from 'react'
import { filterOutbox } from '#calls/messages.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'
import type { Refused } from '#state/request.ts'

type Question = Exclude<InputOf<typeof filterOutbox>, undefined>

export type Channel = OutboxMessage['channel']
export type Found = OutputOf<typeof filterOutbox>['data']

const PART = 20
/** Waits for a pause in typing. */
const PAUSE_MS = 200

const ask = (question: Question) => send(filterOutbox, question)

const filterFor = (text: string, channel: Channel | undefined): Question['filter'] => ({
  ...(text && { text }),
  ...(channel && { channel: [channel] }),
})

/** The messages with this text and channel, newest first, with more on demand. */
export function useOutbox(text: string, channel: Channel | undefined) {
  const [found, setFound] = useState<Found>()
  const [refused, setRefused] = useState<Refused>()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    let isWanted = true
    const look = async () => {
      const answer = await ask({ filter: filterFor(text, channel), page: { size: PART } })
      if (!isWanted) return
      setRefused(answer.ok ? undefined : answer)
      if (answer.ok) setFound(answer.data.data)
    }
    const timer = setTimeout(() => void look(), text === '' ? 0 : PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text, channel, times])
  const more = async () => {
    const page = { size: PART, ...(found?.next && { after: found.next }) }
    const answer = await ask({ filter: filterFor(text, channel), page })
    if (!answer.ok) return setRefused(answer)
    const { items, ...rest } = answer.data.data
    setFound({ ...rest, items: [...(found?.items ?? []), ...items] })
  }
  const again = useCallback(() => setTimes((before) => before + 1), [])
  return { found, refused, more, again }
}
