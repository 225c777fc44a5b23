import type { Cursor } from './live-hub.ts'

/** What a request below /live/ asks for. */
export type LiveAsk =
  | { readonly kind: 'scores' }
  | { readonly kind: 'snapshot'; readonly matchId: string }
  | { readonly kind: 'stream'; readonly matchId: string; readonly cursor: Cursor }

const address =
  /^\/live\/(?:scores|([0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})(\.json)?)(?:\?([^#]*))?$/
const seqText = /^\d{1,9}$/

/**
 * Undefined when the address is not one of ours. `lastEventId` takes precedence over the cursor in the
 * address.
 */
export function readAsk(target: string, lastEventId: string | undefined): LiveAsk | undefined {
  const found = address.exec(target)
  if (!found) return undefined
  const [, id, json, query] = found
  if (id === undefined) return { kind: 'scores' }
  const matchId = id.toLowerCase()
  if (json !== undefined) return { kind: 'snapshot', matchId }
  return { kind: 'stream', matchId, cursor: cursorOf(query, lastEventId) }
}

function cursorOf(query: string | undefined, lastEventId: string | undefined): Cursor {
  const after = lastEventId || new URLSearchParams(query).get('after')
  if (after === null) return 'now'
  return seqText.test(after) ? Number(after) : 'unknown'
}
