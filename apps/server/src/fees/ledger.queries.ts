import { type RawBuilder, sql } from 'kysely'

/** Whether an entry `e` stands: it is not contrary to another, and nothing is contrary to it. */
export const stands = sql<boolean>`
  (e.kind <> 'contrary' and not exists (select from fee_entry c where c.reverses = e.id))`

/**
 * The charges of a club that stand, with what is `open` of each: payments settle what was due first. Whatever
 * was paid beyond them is in the balance of the account alone.
 */
export const openCharges = (organisationId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select c.id, c.holder_id, c.title, c.amount, c.due_on,
         least(c.amount, greatest(0, c.upto - paid.sum))::bigint as open
  from (
    select e.id, e.holder_id, e.title, e.amount, e.due_on,
           sum(e.amount) over (partition by e.holder_id order by e.due_on, e.id) as upto
    from fee_entry e
    where e.organisation_id = ${organisationId} and e.kind = 'charge' and ${stands}
  ) c
  cross join lateral (
    select coalesce(-sum(e.amount), 0) as sum from fee_entry e
    where e.holder_id = c.holder_id and e.kind = 'payment' and ${stands}
  ) paid`

/** The day that it is for a book `b`. */
export const today = (now: string): RawBuilder<string> =>
  sql`(${now}::timestamptz at time zone b.time_zone)::date`

/** Whose the account of a holder `p` is, a player's, a student's or an affiliate's: the columns of a row of it. */
export const holderColumns = sql`player_id, student_id, affiliate_id`
export const holderValues = sql`
  case when not p.is_student and p.affiliate_id is null then p.id end,
  case when p.is_student then p.id end, case when p.affiliate_id is not null then p.id end`
