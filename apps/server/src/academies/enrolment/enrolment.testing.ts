import type { EnrolmentFields } from '@pavilion/contract/academies/enrolment-fields.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import type { AppContext } from '#app-context.ts'
import { aBatch, type AnAcademy, anAcademy, type Client } from '../academies.testing.ts'

/** Somebody of this age, born on a New Year's Day. */
export const bornAt = (app: AppContext, age: number): string =>
  `${Number(app.now().slice(0, 4)) - age}-01-01`

/** What a parent says of a child of nine. */
export const childOf =
  (app: AppContext) =>
  (name: string, more: Partial<EnrolmentFields> = {}): EnrolmentFields => ({
    isSelf: false,
    name,
    bornOn: bornAt(app, 9),
    form: { medical: 'Nut allergy', contactName: 'Sana Mir', contactPhone: '+92 300 1234567' },
    trialAt: null,
    tariffId: null,
    leadToken: null,
    showsName: false,
    showsPicture: false,
    agrees: true,
    ...more,
  })

export async function aParent(app: AppContext) {
  const accountId = await someone(app)
  return { accountId, parent: await clientAs(app, accountId) }
}

/** An academy with a batch of so many places. */
export async function withPlaces(app: AppContext, capacity: number) {
  const academy = await anAcademy(app)
  const { id: batchId, fields } = await aBatch(academy, { capacity })
  return { ...academy, batchId, fields }
}

export const registered = async ({ client, organisationId }: AnAcademy, batchId: string) =>
  (await client.academies.register({ organisationId, batchId })).data.rows

/** How somebody's enrolments stand, with the place on the waiting list. */
export const stateOf = async (parent: Client) =>
  (await parent.academies.ownEnrolments()).data.map(({ state, inLine }) => [state, inLine])

export const firstOf = async (parent: Client) =>
  (await parent.academies.ownEnrolments()).data[0]?.id ?? ''
