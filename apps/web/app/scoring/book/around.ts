import type { Later } from './retry.ts'
import type { ScoreServer } from './server.ts'
import type { ScoreStore } from './store.ts'

/** What a scorebook works with. */
export type Around = {
  readonly matchId: string
  readonly store: ScoreStore
  readonly server: ScoreServer
  readonly later: Later
  /** Resolves when what is shown is on the screen. */
  readonly painted: () => Promise<void>
}
