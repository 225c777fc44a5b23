import { randomUUID } from 'node:crypto'
import type { Things } from '#app/access-walk/rows.testing.ts'

/** The organisation of the walk becomes an academy, and stays one. */
export async function asAcademy({ app, organisationId }: Things): Promise<void> {
  await app.db
    .updateTable('organisation')
    .set({ kind: 'academy' })
    .where('id', '=', organisationId)
    .execute()
}

const FIRST_DAY = '2026-01-01'
const LAST_DAY = '2026-12-31'

export const termFields = () => ({
  name: `Term ${randomUUID()}`,
  firstDay: FIRST_DAY,
  lastDay: LAST_DAY,
})

export const programmeFields = () => ({
  kind: 'course' as const,
  name: `Programme ${randomUUID()}`,
  level: 'any' as const,
  ageFrom: null,
  ageTo: null,
  about: '',
  price: '',
  isPublic: true,
})

type Named = { readonly programmeId: string; readonly branchId: string; readonly termId: string }

export const batchFields = (named: Named) => ({
  ...named,
  days: null,
  name: `Batch ${randomUUID()}`,
  place: '',
  coachId: null,
  capacity: 8,
  isOpen: true,
  times: [{ weekday: 2, starts: '17:30', minutes: 60 }],
})

export async function aBranchRow({ app, organisationId }: Things): Promise<string> {
  const id = randomUUID()
  await app.db
    .insertInto('academy_branch')
    .values({ id, organisation_id: organisationId, name: `Branch ${id}`, time_zone: 'UTC' })
    .execute()
  return id
}

export async function aTermRow({ app, organisationId }: Things): Promise<string> {
  const id = randomUUID()
  const days = { first_day: FIRST_DAY, last_day: LAST_DAY }
  await app.db
    .insertInto('academy_term')
    .values({ id, organisation_id: organisationId, name: `Term ${id}`, ...days })
    .execute()
  return id
}

export async function aProgrammeRow({ app, organisationId }: Things): Promise<string> {
  const id = randomUUID()
  await app.db
    .insertInto('programme')
    .values({
      id,
      organisation_id: organisationId,
      kind: 'course',
      name: `Programme ${id}`,
      level: 'any',
      is_public: true,
    })
    .execute()
  return id
}

export const enrolmentFields = () => ({
  isSelf: false,
  name: `Child ${randomUUID()}`,
  bornOn: '2016-05-01',
  form: { medical: '', contactName: 'Sana Mir', contactPhone: '042 1234' },
  trialAt: null,
  showsName: false,
  showsPicture: false,
  agrees: true as const,
})

/** A batch that is not over for a long time. */
export async function aBatchRow(things: Things): Promise<string> {
  const id = randomUUID()
  await things.app.db
    .insertInto('batch')
    .values({
      id,
      organisation_id: things.organisationId,
      programme_id: await aProgrammeRow(things),
      branch_id: await aBranchRow(things),
      first_day: things.app.now().slice(0, 10),
      last_day: new Date(Date.parse(things.app.now()) + 90 * 86_400_000).toISOString().slice(0, 10),
      name: `Batch ${id}`,
      capacity: 5,
      is_open: true,
    })
    .execute()
  return id
}

/** A child of the member, with a trial. */
export async function anEnrolmentRow(things: Things) {
  const { app, organisationId, memberId } = things
  const [batchId, studentId, enrolmentId] = [await aBatchRow(things), randomUUID(), randomUUID()]
  const of = { organisation_id: organisationId }
  await app.db
    .insertInto('student')
    .values({
      ...of,
      id: studentId,
      account_id: memberId,
      is_self: false,
      name: `Child ${studentId}`,
      born_on: '2016-05-01',
      contact_name: 'Sana Mir',
      contact_phone: '042 1234',
      consented_at: app.now(),
    })
    .execute()
  await app.db
    .insertInto('enrolment')
    .values({
      ...of,
      id: enrolmentId,
      batch_id: batchId,
      student_id: studentId,
      state: 'trial',
      seat: 1,
      capacity: 5,
      trial_at: app.now(),
      asked_at: app.now(),
    })
    .execute()
  return { enrolmentId, studentId }
}

/** The first session of a batch that trains every day. */
export async function aSessionRow(things: Things) {
  const batchId = await aBatchRow(things)
  await things.app.db
    .insertInto('batch_time')
    .values(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        batch_id: batchId,
        weekday,
        starts: '17:30',
        minutes: 60,
      })),
    )
    .execute()
  return { batchId, day: things.app.now().slice(0, 10), starts: '17:30' }
}
