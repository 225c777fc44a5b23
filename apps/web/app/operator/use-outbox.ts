import type { OutboxMessage } from '@pavilion/contract/messages/outbox-calls.ts'
import { useEffect, useState } from 'react'
import { filterOutbox } from '#calls/messages.ts'
import { useParts } from '#shared/use-parts.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'

export type Channel = OutboxMessage['channel']
export type Found = OutputOf<typeof filterOutbox>['data']

const PART = 20
/** Waits for a pause in typing. */
const PAUSE_MS = 200

/** The messages with this text and channel, newest first, with more on demand. */
export function useOutbox(text: string, channel: Channel | undefined) {
  const asked = useSettled(text)
  return useParts({
    key: ['outbox', asked, channel],
    load: (after) =>
      send(filterOutbox, {
        filter: { ...(asked && { text: asked }), ...(channel && { channel: [channel] }) },
        page: { size: PART, ...(after !== undefined && { after }) },
      }),
    keep: false,
  })
}

/** What is typed, once typing pauses; at once when it is cleared. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), text === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
