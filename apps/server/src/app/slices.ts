import { academies } from '#academies/slice.ts'
import { accounts } from '#accounts/slice.ts'
import { appointments } from '#appointments/slice.ts'
import { associations } from '#associations/slice.ts'
import { auditLog } from '#audit-log/slice.ts'
import { bookings } from '#bookings/slice.ts'
import { calendars } from '#calendars/slice.ts'
import { clubs } from '#clubs/slice.ts'
import { cms } from '#cms/slice.ts'
import { contact } from '#contact/slice.ts'
import { documents } from '#documents/slice.ts'
import { discipline } from '#discipline/slice.ts'
import { fees } from '#fees/slice.ts'
import { following } from '#following/slice.ts'
import { grounds } from '#grounds/slice.ts'
import { matches } from '#matches/slice.ts'
import { messages } from '#messages/slice.ts'
import { notifications } from '#notifications/slice.ts'
import { orders } from '#orders/slice.ts'
import { organisations } from '#organisations/slice.ts'
import { packages } from '#packages/slice.ts'
import { parkedEvents } from '#parked-events/slice.ts'
import { people } from '#people/slice.ts'
import { pictures } from '#pictures/slice.ts'
import { places } from '#places/slice.ts'
import { providers } from '#providers/slice.ts'
import { reviews } from '#reviews/slice.ts'
import { scoring } from '#scoring/slice.ts'
import { search } from '#search/slice.ts'
import { sessions } from '#sessions/slice.ts'
import { sites } from '#sites/slice.ts'
import { tasks } from '#tasks/slice.ts'
import { teams } from '#teams/slice.ts'
import { tournaments } from '#tournaments/slice.ts'
import { workloads } from '#workloads/slice.ts'
import type { Slice } from '#slice.ts'

/** What the server is made of: a new slice is entered here. */
const entered = [
  academies,
  accounts,
  appointments,
  associations,
  auditLog,
  bookings,
  calendars,
  clubs,
  cms,
  contact,
  documents,
  discipline,
  fees,
  following,
  grounds,
  matches,
  messages,
  notifications,
  orders,
  organisations,
  packages,
  parkedEvents,
  people,
  pictures,
  places,
  providers,
  reviews,
  scoring,
  search,
  sessions,
  sites,
  tasks,
  teams,
  tournaments,
  workloads,
] as const

export const slices: readonly Slice[] = entered
/** One of the slices, with the types of what it brings. */
export type Entered = (typeof entered)[number]
