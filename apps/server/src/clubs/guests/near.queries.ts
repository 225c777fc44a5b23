import { type RawBuilder, sql } from 'kysely'

/** Where a match `e` of the organisation `o` is played, as `near`: at its ground, or else where the club is. */
export const nearby = sql`
  cross join lateral (
    select coalesce(ground.country, o.country) as country,
           nullif(fold(coalesce(nullif(ground.city, ''), o.city)), '') as folded
    from (select) one left join match on match.id = e.match_id
    left join ground on ground.id = match.ground_id) near`

/** Whether a consent `c` is to be a guest there and then. */
export const isNear = sql<boolean>`(
  c.country = near.country and c.folded = near.folded and c.from_day <= lower(e.days))`

/** Whether an account is a member or a player of the club of `e`. `accountId` is SQL. */
export const isInClub = (accountId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from membership m
    where m.organisation_id = e.organisation_id and m.account_id = ${accountId})
  or exists (select from club_player p where p.organisation_id = e.organisation_id
    and p.account_id = ${accountId} and p.left_at is null))`

/** Whether the offer `f` for the match `e` takes nobody any more. */
export const isOfferOver = (now: string): RawBuilder<boolean> => sql<boolean>`(
  f.closed_at is not null or e.cancelled_at is not null or f.until <= ${now}::timestamptz)`
