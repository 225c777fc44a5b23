import { randomUUID } from 'node:crypto'
import type { TariffFields } from '@pavilion/contract/academies/tuition-fields.ts'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { AppContext } from '#app-context.ts'
import { aBatch, anAcademy, aProgramme, type AnAcademy, dayIn } from '../academies.testing.ts'
import { aParent, childOf, registered } from '../enrolment/enrolment.testing.ts'

const kinds = {
  term: { kind: 'term', dueDay: null, sessions: null },
  month: { kind: 'month', dueDay: 1, sessions: null },
  pack: { kind: 'pack', dueDay: null, sessions: 5 },
} as const

/** A tariff of a programme at 1,000.00; answers its id. */
export async function aTariff(
  { client, organisationId }: AnAcademy,
  { kind, ...more }: Partial<TariffFields> & Pick<TariffFields, 'kind' | 'programmeId'>,
): Promise<string> {
  const id = randomUUID()
  const fields = {
    batchId: null,
    name: `Fee ${id}`,
    amount: minorUnits(1_000_00),
    concession: null,
    family: null,
    isShared: true,
    ...kinds[kind],
    ...more,
  }
  await client.academies.saveTariff({ organisationId, id, fields })
  return id
}

/** An academy whose batch is on from the day before yesterday, with a tariff and a child who pays by it. */
export async function withTuition(
  app: AppContext,
  tariff: Partial<TariffFields> & Pick<TariffFields, 'kind'>,
  days = { firstDay: dayIn(app, -30), lastDay: dayIn(app, 60) },
) {
  const academy = await anAcademy(app)
  const programmeId = await aProgramme(academy)
  const { id: batchId } = await aBatch(academy, { programmeId, termId: null, days })
  const tariffId = await aTariff(academy, { ...tariff, programmeId })
  const { parent, accountId: parentId } = await aParent(app)
  await parent.academies.enrol({ batchId, fields: childOf(app)('Ann') })
  const [row] = await registered(academy, batchId)
  const enrolmentId = row?.enrolmentId ?? ''
  /** As if the child had been there since that day. */
  const since = (day: string) =>
    app.pool.query('update tuition set days = daterange($2, null) where enrolment_id = $1', [
      enrolmentId,
      day,
    ])
  const { client, organisationId } = academy
  const account = async () => {
    const { data } = await client.fees.account({ organisationId, playerId: row?.student.id ?? '' })
    return data
  }
  const packs = async () => (await parent.academies.ownTuition()).data[0]?.packs
  return {
    ...academy,
    programmeId,
    batchId,
    tariffId,
    parent,
    parentId,
    enrolmentId,
    since,
    account,
    packs,
  }
}
