import type { Fact } from '@pavilion/cricket/facts.ts'
import type { Refused } from '#state/request.ts'
import { setup } from '../scoring.testing.ts'
import { Scorebook } from './scorebook.ts'
import type { ScoreServer } from './server.ts'
import type { KeptMatch, ScoreStore } from './store.ts'

const refusedWith = (status: number, code: string): Refused => ({
  ok: false,
  status,
  code,
  message: code,
  errors: [],
})

/**
 * How requests fare: `lost` answers arrive nowhere, though the server has recorded; of `late` ones the device hears
 * nothing, and they arrive when the test says so, in any order.
 */
export type Network = 'up' | 'cut' | 'lost' | 'late' | 'logged out'
export type Link = { network: Network }

/** A server in memory; the test says what becomes of requests, of all devices or on a link of their own. */
export function memoryServer() {
  const server = {
    facts: [] as Fact[],
    holder: 'phone',
    network: 'up' as Network,
    late: [] as (() => unknown)[],
  }
  const by = (device: string, link: Link = server): ScoreServer => {
    const answer = async <T>(value: () => T | Refused) => {
      if (link.network === 'cut') return refusedWith(0, 'UNREACHABLE')
      if (link.network === 'logged out') return refusedWith(401, 'SIGNED_OUT')
      if (link.network === 'late') server.late.push(value)
      if (link.network === 'late') return refusedWith(0, 'TIMED_OUT')
      const told = value()
      if (link.network === 'lost') return refusedWith(0, 'TIMED_OUT')
      const isRefused = typeof told === 'object' && told !== null && 'code' in told
      return isRefused ? told : { ok: true as const, value: told }
    }
    const account = { id: '1', name: 'Sana' }
    return {
      device,
      show: (known) =>
        answer(() => ({
          setup,
          facts: [...known.slice(0, server.facts.length), ...server.facts.slice(known.length)],
          holder: { device: server.holder, label: '', account, since: '' },
          asked: [],
          recorded: [],
          proposals: [],
        })),
      record: (seq, facts) =>
        answer(() => {
          if (server.holder !== device) return refusedWith(409, 'NOT_THE_SCORER')
          const known = server.facts.slice(seq, seq + facts.length)
          if (JSON.stringify(known) === JSON.stringify(facts)) return seq + facts.length
          if (server.facts.length !== seq) return refusedWith(409, 'LOG_MOVED')
          server.facts.push(...facts)
          return server.facts.length
        }),
      claim: () =>
        answer(() => {
          server.holder = device
          return null
        }),
      grant: () => answer(() => null),
    }
  }
  return { server, by }
}

/** A device’s store in memory, which outlives its pages. */
export function memoryStore(): ScoreStore & { kept: () => KeptMatch | undefined; aside: Fact[] } {
  let match: KeptMatch | undefined
  const aside: Fact[] = []
  const change = async (next: (now: KeptMatch) => KeptMatch) => {
    match = match && next(match)
  }
  return {
    aside,
    kept: () => match,
    read: async () => match,
    write: async (next) => {
      match = next
    },
    append: (_, from, facts) =>
      change((now) => ({ ...now, facts: [...now.facts.slice(0, from - 1), ...facts] })),
    acknowledge: (_, acked) => change((now) => ({ ...now, acked })),
    mark: (_, mark) => change((now) => ({ ...now, mark: mark ?? undefined })),
    setAside: async (_, facts) => void aside.push(...facts),
  }
}

/** `painted` resolves when the screen shows what is new. */
export const page = async (
  store: ScoreStore,
  server: ScoreServer,
  painted = async (): Promise<void> => undefined,
) => {
  const later: (() => void)[] = []
  const book = new Scorebook({
    matchId: 'm',
    store,
    server,
    later: (call) => later.push(call),
    painted,
  })
  await book.open()
  return book
}

export const kindOf = (book: Scorebook) => book.read().sync.kind
