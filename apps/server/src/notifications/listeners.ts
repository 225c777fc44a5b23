import { bookingCancelled, bookingMoved } from '#bookings/bookings.ts'
import {
  availabilityAsked,
  entryCancelled,
  playerDroppedOut,
  reserveAsked,
  sheetPublished,
} from '#clubs/clubs.ts'
import type { HappenedEvent } from '#events/event-kind.ts'
import { type Handling, type Listener, when } from '#events/listener.ts'
import { orderPaid, paymentReturned } from '#orders/orders.ts'
import { memberInvited, rolesChanged } from '#organisations/organisations.ts'
import { organisationRef } from '#records/references.queries.ts'
import { insertNotice, type PersonalNotice } from './notice.queries.ts'
import { pushTold } from './push/send-pushes.ts'
import {
  findBooking,
  findInvited,
  findPlanned,
  findOrder,
  findOrganisation,
} from './told.queries.ts'

type Said = Pick<PersonalNotice, 'kind' | 'title' | 'body' | 'path' | 'accountId'>

/** Tells one person of an event, once however often it is handled. Nobody is told of what they did. */
async function tell(
  { app, db }: Handling,
  { id, accountId: by, recordedAt: happenedAt }: HappenedEvent,
  said: Said,
): Promise<void> {
  const { accountId } = said
  if (by === accountId) return
  const told = await insertNotice(db, { ...said, key: `event/${id}/${accountId}`, happenedAt })
  await pushTold(app, db, told)
}

const orderPage = (orderId: string) => `/user/bookings/bookings-details/${orderId}`
const bookingPage = (orderId: string | null) =>
  orderId === null ? '/user/bookings' : orderPage(orderId)

const lists = {
  club: 'clubs',
  'ground-owner': 'clubs',
  association: 'association',
  academy: 'academy',
} as const

const organisationPage = ({ id, kind, slug }: ReturnType<typeof organisationRef>) =>
  `/match-central/${lists[kind]}/${id}/${slug}`

const forOrders: Listener['on'] = [
  when(orderPaid, async (using, event) => {
    const order = await findOrder(using.db, event.thingId)
    if (order === undefined || event.data.paymentId === null) return
    const isBooking = event.data.lines.some(({ kind }) => kind === 'booking')
    await tell(using, event, {
      kind: isBooking ? 'booking' : 'order',
      title: `Order ${order.number}`,
      body: isBooking
        ? 'Your payment has arrived, and your booking is confirmed.'
        : 'Your payment has arrived.',
      path: isBooking ? orderPage(event.thingId) : '/user/my-plan',
      accountId: order.accountId,
    })
  }),
  when(paymentReturned, async (using, event) => {
    const order = await findOrder(using.db, event.thingId)
    if (order === undefined) return
    await tell(using, event, {
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
    await tell(using, event, {
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
    await tell(using, event, {
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
    await tell(using, event, {
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
      await tell(using, event, {
        kind: 'invitation',
        title: organisation.name,
        body: 'You are invited to join. Open the link in the email that we sent you.',
        path: organisationPage(organisationRef(organisation)),
        accountId,
      })
    }
  }),
]

/** Tells players of a club's calendar about one entry, each in words of their own. */
async function tellOfEntry(
  using: Handling,
  event: HappenedEvent,
  players: readonly { readonly accountId: string | null; readonly body: string }[],
): Promise<void> {
  const planned = await findPlanned(using.db, event.thingId)
  if (planned === undefined) return
  for (const { accountId, body } of players) {
    if (accountId === null) continue
    const path = '/my-cricket'
    await tell(using, event, { kind: 'club', title: planned.title, body, path, accountId })
  }
}

const told = {
  playing: 'You are in the team.',
  reserve: 'You are in reserve.',
  asked: 'Somebody has dropped out. Can you stand in?',
  withdrawn: 'You are out of the team, as you asked.',
  'left-out': 'You are not in the team this time. Thank you for being available.',
} as const

const forClubs: Listener['on'] = [
  when(availabilityAsked, (using, event) =>
    tellOfEntry(
      using,
      event,
      event.data.players.map((player) => ({ ...player, body: 'Can you come?' })),
    ),
  ),
  when(entryCancelled, (using, event) =>
    tellOfEntry(
      using,
      event,
      event.data.players.map((player) => ({ ...player, body: 'This is called off.' })),
    ),
  ),
  when(sheetPublished, (using, event) =>
    tellOfEntry(
      using,
      event,
      event.data.players.map((player) => ({ ...player, body: told[player.told] })),
    ),
  ),
  when(reserveAsked, (using, event) =>
    tellOfEntry(using, event, [{ ...event.data, body: told.asked }]),
  ),
  when(playerDroppedOut, async (using, event) => {
    const planned = await findPlanned(using.db, event.thingId)
    if (planned === undefined) return
    const { organisationId, title, day } = planned
    const path = `/manage/organisations/${organisationId}/selection?day=${day}`
    for (const accountId of event.data.selectors) {
      const body = 'A player has dropped out.'
      await tell(using, event, { kind: 'club', title, body, path, accountId })
    }
  }),
]

export const listeners: readonly Listener[] = [
  {
    name: 'notify-people',
    from: 'now',
    on: [...forOrders, ...forBookings, ...forOrganisations, ...forClubs],
  },
]
