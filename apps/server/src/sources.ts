import type { CalendarEvent } from '@pavilion/contract/calendars/calendar-calls.ts'
import type { Task } from '@pavilion/contract/tasks/task-calls.ts'
import type { Db } from '#db/connect.ts'

type Asked = {
  readonly accountId: string
  /** What the account runs. */
  readonly organisationIds: readonly string[]
  readonly now: string
}

/** What waits for an answer of somebody. */
export type TaskSource = (db: Db, asked: Asked) => Promise<readonly Task[]>

type Span = {
  readonly accountId: string
  readonly from: string
  readonly until: string
  readonly now: string
}

/** What somebody goes to, or a child whom they look after, that ends after `from` and begins before `until`. */
export type CalendarSource = (db: Db, asked: Span) => Promise<readonly CalendarEvent[]>
