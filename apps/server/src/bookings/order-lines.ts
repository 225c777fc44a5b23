import type { GroundRef } from '@pavilion/contract/records.ts'
import type { NewLine } from '#orders/orders.ts'
import type { Extras } from './choose-extras.ts'
import type { NewSpan } from './span.queries.ts'

type Bought = {
  /** Undefined for a quote. */
  readonly bookingId?: string
  readonly ground: GroundRef
  readonly spans: readonly NewSpan[]
  readonly extras: Extras
}

const kinds = { standard: '', peak: ', peak hours', floodlight: ', under floodlights' }
const roles = {
  umpire: 'umpire',
  scorer: 'scorer',
  'match-referee': 'match referee',
  commentator: 'commentator',
}

/** The order lines of a booking: one per slot, and what is hired with them. */
export function linesOf({ bookingId, ground, spans, extras }: Bought): NewLine[] {
  const common = {
    kind: 'booking',
    subject: ground.id,
    ...(bookingId !== undefined && { reference: bookingId }),
  } as const
  const place = [ground.name, ground.city].filter((part) => part !== '').join(', ')
  return [
    ...spans.map(({ kind, price, start, end }) => ({
      ...common,
      title: `${ground.name}${kinds[kind]}`,
      quantity: 1,
      unitPrice: price,
      place,
      startsAt: start,
      endsAt: end,
      timeZone: ground.timeZone,
    })),
    ...extras.equipment.map(({ name, quantity, price }) => ({
      ...common,
      title: name,
      quantity: quantity * spans.length,
      unitPrice: price,
    })),
    ...extras.officials.map(({ person, role, price }) => ({
      ...common,
      title: `${person.name}, ${roles[role]}`,
      quantity: spans.length,
      unitPrice: price,
    })),
  ]
}
