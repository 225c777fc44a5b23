import type { Fact } from '@pavilion/cricket/facts.ts'
import type { ScoreServer, ServersMatch } from '../book/server.ts'

/** The match as the one who scores it has it, for a device that checks. Null until it is known. */
export class Official {
  readonly #listeners = new Set<() => void>()
  #match: ServersMatch | null = null

  readonly read = (): ServersMatch | null => this.#match

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(match: ServersMatch): void {
    this.#match = match
    for (const listener of this.#listeners) listener()
  }
}

/**
 * What a scorebook that only checks takes for its server: it begins with the official log, and nothing that it
 * records leaves the device. `kept`: what it has recorded so far.
 */
export const checkingServer = (
  server: ScoreServer,
  official: Official,
  kept: () => Promise<readonly Fact[] | undefined>,
): ScoreServer => ({
  ...server,
  show: async () => {
    const told = await server.show(official.read()?.facts ?? [])
    if (!told.ok) return told
    official.tell(told.value)
    const facts = (await kept()) ?? told.value.facts
    const nobody = { holder: null, asked: [], recorded: [], proposals: [] }
    return { ok: true, value: { ...told.value, ...nobody, facts } }
  },
  record: (after, facts) => Promise.resolve({ ok: true, value: after + facts.length }),
})
