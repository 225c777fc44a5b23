import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Instant = string
/** A bytea column. */
type Bytes = Buffer
/** Whole minor units, read and written as a number. */
type Minor = number
/** A bigint column with a default. */
type Counted = ColumnType<number, number | undefined, number>

export type OrderStatus =
  | 'pending'
  | 'paid'
  | 'cancelled'
  | 'expired'
  | 'partly refunded'
  | 'refunded'
export type LineKind = 'booking' | 'package'
export type Period = 'month' | 'year' | 'once'
export type RefundReason = 'cancelled' | 'paid too late' | 'paid twice'
export type LedgerAccount = 'provider' | 'sales' | 'tax' | 'owed'
export type PaymentStatus = 'pending' | 'succeeded' | 'failed'
export type PackageKind = 'plan' | 'live-stream'
export type Tier = 'freemium' | 'pro'

type TaxTable = {
  id: Generated<string>
  country: string
  line_kind: LineKind
  name: string
  rate: number
  inclusive: boolean
  is_sample: Generated<boolean>
}

type CouponTable = {
  id: Generated<string>
  site_id: string
  code: string
  title: string
  amount: Minor | null
  currency: string | null
  rate: number | null
  line_kinds: Generated<LineKind[]>
  subjects: Generated<string[]>
  valid_from: Instant
  valid_until: Instant
  most_uses: number | null
  most_uses_each: number | null
  uses: Generated<number>
  is_sample: Generated<boolean>
}

type OrderTable = {
  id: Generated<string>
  site_id: string
  account_id: string
  number: string
  status: OrderStatus
  currency: string
  subtotal: Minor
  discount: Minor
  tax_on_top: Minor
  tax_within: Minor
  total: Minor
  refunded: Counted
  coupon_id: string | null
  idempotency_key: string
  request_hash: Bytes
  placed_at: Instant
  paid_at: Instant | null
  expires_at: Instant | null
}

type OrderLineTable = {
  order_id: string
  position: number
  kind: LineKind
  title: string
  quantity: number
  unit_price: Minor
  amount: Minor
  discount: Minor
  tax_name: string | null
  tax_rate: number
  tax_inclusive: boolean
  tax: Minor
  subject: string
  reference: string | null
  period: Period | null
  place: string | null
  starts_at: Instant | null
  ends_at: Instant | null
  time_zone: string | null
}

type PaymentTable = {
  id: Generated<string>
  order_id: string
  provider: 'sandbox'
  reference: string
  amount: Minor
  refunded: Counted
  status: Generated<PaymentStatus>
  created_at: Instant
  settled_at: Instant | null
}

type RefundTable = {
  id: Generated<string>
  payment_id: string
  order_id: string
  amount: Minor
  reason: RefundReason
  created_at: Instant
  sent_at: Instant | null
}

type SandboxPaymentTable = {
  reference: string
  outcome: 'succeed' | 'decline' | 'later' | 'never-returns' | null
  decided_at: Instant | null
  settles_at: Instant | null
  expires_at: Instant
}

type LedgerEntryTable = {
  id: Generated<string>
  event: string
  order_id: string
  account: LedgerAccount
  amount: Minor
  at: Instant
}

type PackageTable = {
  id: Generated<string>
  site_id: string
  kind: PackageKind
  tier: Tier | null
  streaming_hours: Generated<number>
  name: string
  summary: string
  features: Generated<string[]>
  rank: Generated<number>
  is_sample: Generated<boolean>
  archived_at: Instant | null
  folded: GeneratedAlways<string>
}

type EntitlementTable = {
  id: Generated<string>
  account_id: string
  package_id: string
  order_id: string
  order_status: OrderStatus
  streaming_hours: number
  starts_at: Instant
  ends_at: Instant | null
}

/** The tables of packages, orders, payments and the ledger. */
export type CommerceTables = {
  tax: TaxTable
  coupon: CouponTable
  coupon_use: { coupon_id: string; account_id: string; uses: number }
  orders: OrderTable
  order_line: OrderLineTable
  payment: PaymentTable
  refund: RefundTable
  payment_event: { provider: 'sandbox'; event: string; kind: string; received_at: Instant }
  sandbox_payment: SandboxPaymentTable
  ledger_entry: LedgerEntryTable
  package: PackageTable
  package_price: { package_id: string; period: Period; currency: string; amount: Minor }
  entitlement: EntitlementTable
}
