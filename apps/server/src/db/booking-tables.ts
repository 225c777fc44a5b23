import type { CancellationStep, SlotKind } from '@pavilion/contract/grounds/ground-facts.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { OrderStatus } from './commerce-tables.ts'

type Instant = string
/** A bytea column. */
type Bytes = Buffer
/** A tstzrange column, as PostgreSQL writes it. */
type Span = string

type BookingTable = {
  id: Generated<string>
  ground_id: string
  order_id: string | null
  order_status: OrderStatus | null
  booked_by: string
  idempotency_key: string
  request_hash: Bytes
  purpose: Generated<string>
  customer: string | null
  cancellation: ColumnType<CancellationStep[], string, string>
  booked_at: Instant
  hold_until: Instant | null
  moves: Generated<number>
  cancelled_at: Instant | null
  cancelled_by: string | null
  refund: number | null
  live: GeneratedAlways<boolean>
}

type GroundSpanTable = {
  id: Generated<string>
  ground_id: string
  during: Span
  live: Generated<boolean>
  booking_id: string | null
  slot_id: string | null
  day: string | null
  kind: SlotKind | null
  price: number | null
  reason: string | null
  closed_by: string | null
  match_id: string | null
  made_at: Instant
}

type BookingEquipmentTable = {
  booking_id: string
  equipment_id: string
  quantity: number
  price: number
}

type BookingOfficialTable = {
  span_id: string
  official_id: string
  person_id: string
  booking_id: string
  live: Generated<boolean>
  during: Span
  price: number
}

type ReviewTable = {
  id: Generated<string>
  ground_id: string
  account_id: string
  booking_id: string
  stars: number
  body: string
  written_at: Instant
  reply: string | null
  replied_by: string | null
  replied_at: Instant | null
}

/** The tables of bookings and reviews (migrations 0017 and 0033). */
export type BookingTables = {
  booking: BookingTable
  ground_span: GroundSpanTable
  booking_equipment: BookingEquipmentTable
  booking_official: BookingOfficialTable
  review: ReviewTable
}
