import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { featured } from '#calls/matches.ts'
import type { Take } from './scores-store.ts'

const failuresAllowed = 2
const pollEvery = 5000

/**
 * Follows all live scores: by the stream where possible, otherwise by polling every five seconds. Pauses
 * while the tab is hidden.
 */
export function followScores(take: Take): () => void {
  let close = () => undefined as void
  const look = () => {
    close()
    close = document.hidden ? () => undefined : connect(take)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    close()
  }
}

function connect(take: Take): () => void {
  let failures = 0
  let polling: (() => void) | undefined
  const source = new EventSource('/live/scores')
  source.addEventListener('open', () => {
    failures = 0
  })
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const card: unknown = JSON.parse(data)
    if (isCard(card)) take(card)
  })
  source.addEventListener('error', () => {
    failures += 1
    if (failures < failuresAllowed && source.readyState !== EventSource.CLOSED) return
    source.close()
    polling ??= poll(take)
  })
  return () => {
    source.close()
    polling?.()
  }
}

function poll(take: Take): () => void {
  const ask = async () => {
    for (const card of await scoresNow()) take(card)
  }
  void ask()
  const timer = setInterval(() => void ask(), pollEvery)
  return () => clearInterval(timer)
}

async function scoresNow(): Promise<readonly MatchCard[]> {
  const { send } = await import('#state/api.ts')
  const answer = await send(featured)
  // Offline at the moment; the next request may succeed.
  return answer.ok ? answer.data.data.matches : []
}

/** The server has validated the rest against the contract. */
function isCard(value: unknown): value is MatchCard {
  return typeof field(value, 'id') === 'string' && typeof field(value, 'seq') === 'number'
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
