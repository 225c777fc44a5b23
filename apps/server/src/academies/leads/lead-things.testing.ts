import { randomUUID } from 'node:crypto'
import type { Things } from '#app/access-walk/rows.testing.ts'
import { keepLead } from './lead.queries.ts'

export const questionFields = () => ({
  name: 'Nida Dar',
  phone: '+92 300 5550100',
  email: null,
  studentName: 'Ayesha Dar',
  age: 9,
  programmeId: null,
  question: 'Is there a place on Tuesdays?',
})

export const leadFields = () => ({
  ...questionFields(),
  state: 'new' as const,
  lostBecause: null,
  note: '',
  followerId: null,
  followOn: null,
})

export async function aLeadRow({ app, organisationId }: Things) {
  const id = randomUUID()
  await keepLead(app.db, { organisationId, id, fields: leadFields(), now: app.now() })
  return { organisationId, id }
}
