import { bookingCancelled, bookingMoved } from '#bookings/bookings.ts'
import { type Listener, when } from '#events/listener.ts'
import { orderPaid, orderRefunded, paymentReturned } from '#orders/orders.ts'
import { memberInvited, rolesChanged } from '#organisations/organisations.ts'
import { organisationRef } from '#records/references.queries.ts'
import { forAssociations } from './association-listeners.ts'
import { forAcademies } from './academy-listeners.ts'
import { forClaims } from './claim-listeners.ts'
import { forFees, OWN_FEES } from './fee-listeners.ts'
import { forClubs } from './club-listeners.ts'
import { forMatches } from './match-listeners.ts'
import { forTournaments } from './tournament-listeners.ts'
import { forDocuments } from './document-listeners.ts'
import { organisationPage } from './organisation-page.ts'
import { tellPerson } from './tell-person.ts'
import { findBooking, findInvited, findOrder, findOrganisation } from './told.queries.ts'

const orderPage = (orderId: string) => `/user/bookings/bookings-details/${orderId}`
const bookingPage = (orderId: string | null) =>
  orderId === null ? '/user/bookings' : orderPage(orderId)

type Bought = ReturnType<typeof orderPaid.data.parse>['lines']

/** Where somebody finds what an order has paid. */
function pageOf(lines: Bought, orderId: string): string {
  const kinds = new Set(lines.map(({ kind }) => kind))
  if (kinds.has('booking')) return orderPage(orderId)
  if (kinds.has('entry')) return '/manage/tournaments'
  return kinds.has('fee') ? OWN_FEES : '/user/my-plan'
}

const forOrders: Listener['on'] = [
  when(orderPaid, async (using, event) => {
    const order = await findOrder(using.db, event.thingId)
    if (order === undefined || event.data.paymentId === null) return
    const isBooking = event.data.lines.some(({ kind }) => kind === 'booking')
    await tellPerson(using, event, {
      kind: isBooking ? 'booking' : 'order',
      title: `Order ${order.number}`,
      body: isBooking
        ? 'Your payment has arrived, and your booking is confirmed.'
        : 'Your payment has arrived.',
      path: pageOf(event.data.lines, event.thingId),
      accountId: order.accountId,
    })
  }),
  when(orderRefunded, async (using, event) => {
    const order = await findOrder(using.db, event.thingId)
    if (order === undefined) return
    await tellPerson(using, event, {
      kind: 'order',
      title: `Order ${order.number}`,
      body: 'Your refund is on its way to your original payment method.',
      path: `/payment/success?order=${event.thingId}`,
      accountId: order.accountId,
      isEmailed: true,
    })
  }),
  when(paymentReturned, async (using, event) => {
    const order = await findOrder(using.db, event.thingId)
    if (order === undefined) return
    await tellPerson(using, event, {
      kind: 'order',
      title: `Order ${order.number}`,
      body: 'Your payment came too late or twice, and will be refunded in full.',
      path: '/user/bookings',
      accountId: order.accountId,
    })
  }),
]

const forBookings: Listener['on'] = [
  when(bookingCancelled, async (using, event) => {
    const booking = await findBooking(using.db, event.thingId)
    if (booking === undefined || event.data.by !== 'ground') return
    await tellPerson(using, event, {
      kind: 'booking',
      title: booking.name,
      body:
        event.data.refund === 0
          ? 'The ground has cancelled your booking.'
          : 'The ground has cancelled your booking. You will be refunded in full.',
      path: bookingPage(booking.orderId),
      accountId: booking.accountId,
    })
  }),
  when(bookingMoved, async (using, event) => {
    const booking = await findBooking(using.db, event.thingId)
    if (booking === undefined) return
    await tellPerson(using, event, {
      kind: 'booking',
      title: booking.name,
      body: 'Your booking has moved to another time.',
      path: bookingPage(booking.orderId),
      accountId: booking.accountId,
    })
  }),
]

const forOrganisations: Listener['on'] = [
  when(rolesChanged, async (using, event) => {
    const organisation = await findOrganisation(using.db, event.thingId)
    if (organisation === undefined) return
    const { accountId, roles } = event.data
    const held = roles.map((role) => role.replaceAll('-', ' ')).join(', ')
    await tellPerson(using, event, {
      kind: 'role',
      title: organisation.name,
      body:
        roles.length === 0 ? 'You have no role there any more.' : `Your roles are now: ${held}.`,
      path: organisationPage(organisationRef(organisation)),
      accountId,
    })
  }),
  when(memberInvited, async (using, event) => {
    const organisation = await findOrganisation(using.db, event.thingId)
    if (organisation === undefined) return
    for (const accountId of await findInvited(using.db, event.data.invitationId)) {
      await tellPerson(using, event, {
        kind: 'invitation',
        title: organisation.name,
        body: 'You are invited to join. Open the link in the email that we sent you.',
        path: organisationPage(organisationRef(organisation)),
        accountId,
      })
    }
  }),
]

export const listeners: readonly Listener[] = [
  {
    name: 'notify-people',
    from: 'now',
    on: [
      ...forOrders,
      ...forBookings,
      ...forOrganisations,
      ...forClaims,
      ...forClubs,
      ...forAssociations,
      ...forAcademies,
      ...forFees,
      ...forDocuments,
      ...forMatches,
      ...forTournaments,
    ],
  },
]
