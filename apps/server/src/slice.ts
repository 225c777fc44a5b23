import type { AppContext } from './app-context.ts'
import type { Listener } from '#events/listener.ts'
import type { ProcessListener } from '#events/process-listeners.ts'
import type { os } from '#http/implement.ts'
import type { Exchange } from '#http/request-context.ts'
import type { PersonalData } from '#privacy/personal-data.ts'
import type { Limits } from '#security/limits.ts'
import type { CalendarSource, TaskSource } from './sources.ts'

type Answer = (exchange: Exchange) => void | Promise<void>

type Router = Parameters<typeof os.router>[0]

/** What a slice brings with it: `slice.ts` of its folder says so, and `app/slices.ts` puts all together. */
export type Slice = {
  /** The handlers of calls of the contract, by its keys. */
  readonly calls?: { readonly [Key in keyof Router]?: Partial<Router[Key]> }
  /**
   * Those of its calls whose answers keep the names of children: they are for who scores, runs a club or asks for
   * their own data. All others leave with initials.
   */
  readonly callsWithNames?: readonly (keyof Router)[]
  /** Starts its background jobs. */
  readonly startJobs?: (app: AppContext) => Promise<void>
  /** What it does about events, once for the whole installation. */
  readonly listeners?: readonly Listener[]
  /** What each process does about events. */
  readonly processListeners?: readonly ProcessListener[]
  /** What it answers beside the API, by path. */
  readonly addresses?: (app: AppContext) => Readonly<Record<string, Answer>>
  /** Each answers the addresses of its pictures, and says whether it did. */
  readonly pictures?: readonly ((app: AppContext) => (exchange: Exchange) => Promise<boolean>)[]
  /** What it holds on people, and what folders below the slices hold for it. */
  readonly personalData?: readonly PersonalData[]
  /** What of it waits for somebody's answer. */
  readonly taskSources?: readonly TaskSource[]
  /** What of it somebody goes to. */
  readonly calendarSources?: readonly CalendarSource[]
  /** How often somebody may try something. */
  readonly limits?: Limits
}
