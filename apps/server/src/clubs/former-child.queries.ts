import { type RawBuilder, sql } from 'kysely'
import { isHiddenPlayer } from '#privacy/minors.queries.ts'

type Coming = {
  readonly organisationId: string
  /** SQL of the name of whoever comes to the list of players. */
  readonly name: RawBuilder<unknown>
  /** SQL of the account, where there is one. */
  readonly accountId?: RawBuilder<unknown>
  readonly now: string
}

/** Until when an entry of a child who has left the list hides whoever comes back under the name. Null without one. */
export const hiddenByFormer = ({
  organisationId,
  name,
  accountId = sql`null::uuid`,
  now,
}: Coming): RawBuilder<string | null> => sql`(
  select max(greatest(p.hidden_until, (p.born_on + interval '18 years')::date))
  from club_player p
  where p.organisation_id = ${organisationId}::uuid and p.left_at is not null
    and ${isHiddenPlayer(now)}
    and (fold(${name}) = any(p.former_folded || p.folded) or p.account_id = ${accountId}))`
