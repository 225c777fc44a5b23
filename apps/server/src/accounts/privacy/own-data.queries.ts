import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'

type Row = Readonly<Record<string, unknown>>

type Exporter = {
  /** The columns that refer to the account, as `table.column`. */
  readonly by: readonly string[]
  /** The rows, newest first, without secrets, hashes and other people's data. */
  readonly rows: (accountId: string) => RawBuilder<Row>
}

const mine = (id: string) => sql`(select o.id from orders o where o.account_id = ${id}::uuid)`

/** What is exported per table. Every table that refers to `account` has an entry here or in `leftOut`. */
export const exporters: Readonly<Record<string, Exporter>> = {
  account: {
    by: ['account.id'],
    rows: (id) => sql`select id, site_id, email, phone, country, first_name, last_name, status,
      phone_verified_at, email_verified_at, created_at from account where id = ${id}::uuid`,
  },
  avatar: {
    by: ['avatar.account_id'],
    rows: (id) => sql`select id, created_at, encode(webp, 'base64') as webp_in_base64
      from avatar where account_id = ${id}::uuid`,
  },
  session: {
    by: ['session.account_id'],
    rows: (
      id,
    ) => sql`select id, address, user_agent, created_at, last_used_at, expires_at, ended_at,
      ended_by from session where account_id = ${id}::uuid order by id desc`,
  },
  security_event: {
    by: ['security_event.account_id'],
    rows: (id) => sql`select id, kind, session_id, address, user_agent, at
      from security_event where account_id = ${id}::uuid order by id desc`,
  },
  domain_event: {
    by: ['domain_event.account_id'],
    rows: (id) => sql`select kind, thing_type, thing_id, recorded_at
      from domain_event where account_id = ${id}::uuid order by domain_event.id desc`,
  },
  verification_code: {
    by: ['verification_code.account_id'],
    rows: (id) => sql`select purpose, target, tries, expires_at, used_at
      from verification_code where account_id = ${id}::uuid order by purpose`,
  },
  password_reset: {
    by: ['password_reset.account_id'],
    rows: (id) => sql`select email_key, expires_at, used_at
      from password_reset where account_id = ${id}::uuid order by expires_at desc`,
  },
  email_undo: {
    by: ['email_undo.account_id'],
    rows: (id) => sql`select email, phone, expires_at
      from email_undo where account_id = ${id}::uuid order by expires_at desc`,
  },
  message: {
    by: [],
    rows: (id) => sql`select m.id, m.channel, m.sender, m.recipient, m.reply_to, m.subject,
      m.created_at, m.sent_at
      from account a join message m on m.created_at >= a.created_at
        and (m.recipient in (a.email, a.phone) or lower(m.reply_to) = lower(a.email))
      where a.id = ${id}::uuid order by m.id desc`,
  },
  identity: {
    by: ['identity.account_id'],
    rows: (id) => sql`select id, provider, issuer, subject, email, linked_at, used_at
      from identity where account_id = ${id}::uuid order by id desc`,
  },
  provider_visit: {
    by: ['provider_visit.account_id'],
    rows: (id) => sql`select id, provider, stage, issuer, subject, email, first_name, last_name,
      expires_at from provider_visit where account_id = ${id}::uuid order by id desc`,
  },
  membership: {
    by: ['membership.account_id'],
    rows: (id) => sql`select m.organisation_id, o.name as organisation, m.role, m.granted_at
      from membership m join organisation o on o.id = m.organisation_id
      where m.account_id = ${id}::uuid order by m.organisation_id, m.role`,
  },
  membership_granted: {
    by: ['membership.granted_by'],
    rows: (id) => sql`select organisation_id, role, granted_at
      from membership where granted_by = ${id}::uuid order by granted_at desc, organisation_id, role`,
  },
  platform_role: {
    by: ['platform_role.account_id'],
    rows: (id) => sql`select role, granted_at from platform_role where account_id = ${id}::uuid`,
  },
  match_scoring: {
    by: ['match_scoring.created_by'],
    rows: (id) => sql`select match_id, created_at
      from match_scoring where created_by = ${id}::uuid order by match_id desc`,
  },
  match_scorer: {
    by: ['match_scorer.account_id'],
    rows: (id) => sql`select match_id, added_at
      from match_scorer where account_id = ${id}::uuid order by match_id desc`,
  },
  scorers_invited: {
    by: ['match_scorer.invited_by', 'scorer_invitation.invited_by'],
    rows: (id) => sql`select match_id, made_at, expires_at, used_at
      from scorer_invitation where invited_by = ${id}::uuid order by id desc`,
  },
  scoring_devices: {
    by: ['scoring_claim.account_id', 'scoring_request.account_id'],
    rows: (id) => sql`select match_id, device, label, since from (
      select match_id, device, label, since from scoring_claim where account_id = ${id}::uuid
      union all
      select match_id, device, label, asked_at from scoring_request
      where account_id = ${id}::uuid) one order by since desc, match_id`,
  },
  scoring_event: {
    by: ['scoring_event.account_id'],
    rows: (id) => sql`select id, match_id, kind, device, reason, at
      from scoring_event where account_id = ${id}::uuid order by id desc`,
  },
  teams_made: {
    by: ['team.made_by'],
    rows: (id) => sql`select id, name, gender, created_at from team
      where made_by = ${id}::uuid order by id desc`,
  },
  people_made: {
    by: ['person.made_by'],
    rows: (id) => sql`select id, name, created_at from person
      where made_by = ${id}::uuid order by id desc`,
  },
  orders: {
    by: ['orders.account_id'],
    rows: (id) => sql`select id, site_id, number, status, currency, subtotal, discount, tax_on_top,
      tax_within, total, refunded, coupon_id, placed_at, paid_at, expires_at
      from orders where account_id = ${id}::uuid order by id desc`,
  },
  order_line: {
    by: [],
    rows: (id) => sql`select * from order_line where order_id in ${mine(id)}
      order by order_id desc, position`,
  },
  payment: {
    by: [],
    rows: (
      id,
    ) => sql`select id, order_id, provider, amount, refunded, status, created_at, settled_at
      from payment where order_id in ${mine(id)} order by id desc`,
  },
  refund: {
    by: [],
    rows: (id) => sql`select id, order_id, amount, reason, created_at, sent_at
      from refund where order_id in ${mine(id)} order by id desc`,
  },
  coupon_use: {
    by: ['coupon_use.account_id'],
    rows: (id) => sql`select coupon_id, uses from coupon_use
      where account_id = ${id}::uuid order by coupon_id`,
  },
  entitlement: {
    by: ['entitlement.account_id'],
    rows: (id) => sql`select id, package_id, order_id, streaming_hours, starts_at, ends_at
      from entitlement where account_id = ${id}::uuid order by id desc`,
  },
  booking: {
    by: ['booking.booked_by'],
    rows: (
      id,
    ) => sql`select b.id, b.ground_id, g.name as ground, b.order_id, b.order_status, b.purpose,
      b.cancellation, b.booked_at, b.moves, b.cancelled_at, b.refund,
      (select coalesce(jsonb_agg(jsonb_build_object('starts_at', lower(s.during),
         'ends_at', upper(s.during), 'price', s.price) order by s.during), '[]')
       from ground_span s where s.booking_id = b.id) as spans
      from booking b join ground g on g.id = b.ground_id
      where b.booked_by = ${id}::uuid order by b.id desc`,
  },
  booking_cancelled: {
    by: ['booking.cancelled_by'],
    rows: (id) => sql`select id, cancelled_at from booking
      where cancelled_by = ${id}::uuid order by id desc`,
  },
  ground_closed: {
    by: ['ground_span.closed_by'],
    rows: (
      id,
    ) => sql`select id, ground_id, lower(during) as starts_at, upper(during) as ends_at, reason,
      made_at from ground_span where closed_by = ${id}::uuid order by id desc`,
  },
  review: {
    by: ['review.account_id'],
    rows: (id) => sql`select id, ground_id, booking_id, stars, body, written_at
      from review where account_id = ${id}::uuid order by id desc`,
  },
  review_replied: {
    by: ['review.replied_by'],
    rows: (id) => sql`select id, ground_id, reply, replied_at
      from review where replied_by = ${id}::uuid order by id desc`,
  },
  post: {
    by: ['post.changed_by'],
    rows: (id) => sql`select id, slug, title, changed_at from post
      where changed_by = ${id}::uuid order by id desc`,
  },
  post_revision: {
    by: ['post_revision.saved_by'],
    rows: (id) => sql`select post_id, number, title, revised_at from post_revision
      where saved_by = ${id}::uuid order by post_id desc, number desc`,
  },
  post_picture: {
    by: ['post_picture.made_by'],
    rows: (id) => sql`select id, site_id, made_at from post_picture
      where made_by = ${id}::uuid order by id desc`,
  },
  ground_picture: {
    by: ['ground_picture.made_by'],
    rows: (id) => sql`select id, ground_id, made_at from ground_picture
      where made_by = ${id}::uuid order by id desc`,
  },
  site_logo: {
    by: ['site_logo.made_by'],
    rows: (id) => sql`select id, site_id, made_at from site_logo
      where made_by = ${id}::uuid order by id desc`,
  },
  site_change: {
    by: ['site_change.changed_by'],
    rows: (id) => sql`select site_id, revision, changed_at, before, after from site_change
      where changed_by = ${id}::uuid order by site_id, revision desc`,
  },
  home_section: {
    by: ['home_section.changed_by'],
    rows: (id) => sql`select site_id, name, title, changed_at from home_section
      where changed_by = ${id}::uuid order by site_id, name`,
  },
}

/** At most so many rows of a table, plus one to tell whether there are more. */
export async function findHeld(
  db: Db,
  { rows }: Exporter,
  { accountId, most }: { readonly accountId: string; readonly most: number },
): Promise<readonly Row[]> {
  const found = await sql<Row>`select * from (${rows(accountId)}) held limit ${most + 1}`.execute(
    db,
  )
  return found.rows
}
