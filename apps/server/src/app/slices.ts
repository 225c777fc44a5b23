import { accounts } from '#accounts/slice.ts'
import { bookings } from '#bookings/slice.ts'
import { cms } from '#cms/slice.ts'
import { contact } from '#contact/slice.ts'
import { grounds } from '#grounds/slice.ts'
import { messages } from '#messages/slice.ts'
import { orders } from '#orders/slice.ts'
import { packages } from '#packages/slice.ts'
import { people } from '#people/slice.ts'
import { pictures } from '#pictures/slice.ts'
import { providers } from '#providers/slice.ts'
import { reviews } from '#reviews/slice.ts'
import { scoring } from '#scoring/slice.ts'
import { sessions } from '#sessions/slice.ts'
import { sites } from '#sites/slice.ts'
import { teams } from '#teams/slice.ts'
import type { Slice } from '#slice.ts'

/** What the server is made of. A new slice is entered here. */
export const slices: readonly Slice[] = [
  accounts,
  bookings,
  cms,
  contact,
  grounds,
  messages,
  orders,
  packages,
  people,
  pictures,
  providers,
  reviews,
  scoring,
  sessions,
  sites,
  teams,
]
