import type { GroundId } from '@pavilion/contract/ids.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { Percent } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import {
  groundJson,
  type GroundRow,
  personJson,
  type PersonRow,
} from '#records/references.queries.ts'

/**
 * A ground with what it offers; `facts` are null when it is not for hire. Undefined when there is no such
 * ground.
 */
export async function findOffer(db: Db, groundId: GroundId) {
  return db
    .selectFrom('ground')
    .leftJoin('ground_facts as facts', 'facts.ground_id', 'ground.id')
    .select([
      groundJson('ground').$castTo<GroundRow>().as('ground'),
      'ground.organisation_id as organisationId',
      'facts.about',
      'facts.address',
      'facts.latitude',
      'facts.longitude',
      'facts.amenities',
      'facts.rules',
      currencyOf.as('currency'),
      'facts.ahead_days as aheadDays',
      'facts.notice_minutes as noticeMinutes',
      'facts.revision',
      'facts.withdrawn_at as withdrawnAt',
      cancellationSteps.as('cancellation'),
    ])
    .where('ground.id', '=', groundId)
    .executeTakeFirst()
}
export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>

const currencyOf = sql<Currency | null>`(
  select jsonb_build_object('id', c.code, 'name', c.name, 'digits', c.digits)
  from currency c where c.code = facts.currency)`

type StepRow = { readonly hoursBefore: number; readonly percent: Percent }

const cancellationSteps = sql<StepRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('hoursBefore', s.hours_before, 'percent', s.percent)
           order by s.hours_before desc), '[]')
  from ground_cancellation_step s where s.ground_id = ground.id)`

const MOST = 200

export const findWeeklySlots = (db: Db, groundId: string) =>
  db
    .selectFrom('ground_slot')
    .select([
      'id',
      'weekday',
      sql<string>`to_char(starts, 'HH24:MI')`.as('starts'),
      sql<string>`to_char(ends, 'HH24:MI')`.as('ends'),
      'kind',
      'price',
    ])
    .where('ground_id', '=', groundId)
    .where('archived_at', 'is', null)
    .orderBy('weekday')
    .orderBy('starts')
    .orderBy('id')
    .limit(MOST)
    .execute()

export const findEquipment = (db: Db, groundId: string) =>
  db
    .selectFrom('ground_equipment')
    .select(['id', 'name', 'price', 'quantity'])
    .where('ground_id', '=', groundId)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()

export const findGroundOfficials = (db: Db, groundId: string) =>
  db
    .selectFrom('ground_official as o')
    .innerJoin('person', 'person.id', 'o.person_id')
    .select(['o.id', 'o.role', 'o.price', personJson('person').$castTo<PersonRow>().as('person')])
    .where('o.ground_id', '=', groundId)
    .where('o.archived_at', 'is', null)
    .orderBy('o.role')
    .orderBy('person.name')
    .orderBy('o.id')
    .limit(MOST)
    .execute()

export const findPhotos = (db: Db, groundId: string) =>
  db
    .selectFrom('ground_photo')
    .select(['id', 'address', 'alt'])
    .where('ground_id', '=', groundId)
    .orderBy('position')
    .limit(MOST)
    .execute()
