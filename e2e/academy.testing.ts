import { randomUUID } from 'node:crypto'
import { type Api, makeClub } from './club.testing.ts'

/** So many days from now, in UTC. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Batch = { readonly name: string; readonly capacity: number; readonly from: number }

/** An academy with a programme for children and one batch, which trains every day at half past five in UTC. */
export async function makeAcademy(api: Api, called: string, { name, capacity, from }: Batch) {
  const clubId = await makeClub(api, called, 'academy')
  const [branchId, programmeId, batchId] = [randomUUID(), randomUUID(), randomUUID()]
  const put = (path: string, fields: object) =>
    api(`organisations/${clubId}/academy/${path}`, 'PUT', { fields })
  await put(`branches/${branchId}`, { name: 'Canal', address: '', timeZone: 'UTC' })
  await put(`programmes/${programmeId}`, {
    kind: 'course',
    name: 'Juniors',
    level: 'any',
    ageFrom: 7,
    ageTo: 12,
    about: '',
    price: '',
    isPublic: true,
  })
  await put(`batches/${batchId}`, {
    programmeId,
    branchId,
    termId: null,
    days: { firstDay: dayIn(from), lastDay: dayIn(20) },
    name,
    place: 'Net 1',
    coachId: null,
    capacity,
    isOpen: true,
    times: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts: '17:30', minutes: 60 })),
  })
  return { clubId, batchId }
}

/** Enrols a child of nine as a parent would. */
export const enrolChild = (api: Api, batchId: string, name: string) =>
  api(`batches/${batchId}/enrolments`, 'POST', {
    fields: {
      isSelf: false,
      name,
      bornOn: `${new Date().getFullYear() - 9}-01-01`,
      form: { medical: '', contactName: 'Nida Dar', contactPhone: '+92 300 5550199' },
      trialAt: null,
      showsName: false,
      showsPicture: false,
      agrees: true,
    },
  })
