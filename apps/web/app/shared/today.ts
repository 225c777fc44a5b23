import { serverNow } from '#state/api.ts'
import { dayAt } from './dates.ts'

/** The day that it is where the reader is, by the server's clock: "2026-07-23". */
export function todayHere(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return dayAt(new Date(serverNow()).toISOString(), timeZone)
}
