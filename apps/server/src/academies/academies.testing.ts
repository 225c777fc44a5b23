import { randomUUID } from 'node:crypto'
import type { BatchFields, ProgrammeFields } from '@pavilion/contract/academies/programme-fields.ts'
import { ORPCError } from '@orpc/server'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import type { AppContext } from '#app-context.ts'

export type Client = Awaited<ReturnType<typeof clientAs>>

const DAY_MS = 86_400_000

/** So many days from now, in UTC. */
export const dayIn = (app: AppContext, days: number): string =>
  new Date(Date.parse(app.now()) + days * DAY_MS).toISOString().slice(0, 10)

/** An academy that somebody has just made, with a branch in London and a term that goes on. */
export async function anAcademy(app: AppContext) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const { data } = await client.organisations.create({
    kind: 'academy',
    name: `Ravi Nets ${randomUUID()}`,
    country: 'PK',
    city: 'Lahore',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  const organisationId = data.organisation.id
  const [branchId, termId] = [randomUUID(), randomUUID()]
  const branch = { name: 'Model Town', address: '', timeZone: 'Europe/London' }
  await client.academies.saveBranch({ organisationId, id: branchId, fields: branch })
  const term = { name: 'This term', firstDay: dayIn(app, -30), lastDay: dayIn(app, 60) }
  await client.academies.saveTerm({ organisationId, id: termId, fields: term })
  return { client, accountId, organisationId, branchId, termId }
}

export type AnAcademy = Awaited<ReturnType<typeof anAcademy>>

export async function aProgramme(
  { client, organisationId }: Pick<AnAcademy, 'client' | 'organisationId'>,
  more: Partial<ProgrammeFields> = {},
): Promise<string> {
  const id = randomUUID()
  const fields = {
    kind: 'course' as const,
    name: `Juniors ${id}`,
    level: 'beginner' as const,
    ageFrom: null,
    ageTo: null,
    about: '',
    price: '',
    isPublic: true,
    ...more,
  }
  await client.academies.saveProgramme({ organisationId, id, fields })
  return id
}

/** A batch that trains every day at half past five. */
export async function aBatch(academy: AnAcademy, more: Partial<BatchFields> = {}) {
  const { client, organisationId, branchId, termId } = academy
  const id = randomUUID()
  const fields: BatchFields = {
    programmeId: more.programmeId ?? (await aProgramme(academy)),
    branchId,
    termId,
    days: null,
    name: `Batch ${id}`,
    place: 'Net 2',
    coachId: null,
    capacity: 10,
    isOpen: true,
    times: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: '17:30', minutes: 90 })),
    ...more,
  }
  await client.academies.saveBatch({ organisationId, id, fields })
  return { id, fields }
}

/** The code with which a call was refused; undefined when it was not. */
export const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ORPCError) return String(error.code)
      throw error
    },
  )
