import type { NoticeKind } from '@pavilion/contract/notifications/notification-calls.ts'
import * as t from '#texts/notifications.ts'

/** What people are told of, in the order of the page. */
export const kindNames: Readonly<Record<NoticeKind, string>> = {
  'match-start': t.kindMatchStart,
  wicket: t.kindWicket,
  'innings-end': t.kindInningsEnd,
  result: t.kindResult,
  tournament: t.kindTournament,
  club: t.kindClub,
  invitation: t.kindInvitation,
  booking: t.kindBooking,
  order: t.kindOrder,
  role: t.kindRole,
}
