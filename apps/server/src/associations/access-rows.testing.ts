import { randomUUID } from 'node:crypto'
import { anOrganisation } from '#app/access-walk/people.testing.ts'
import {
  only,
  open,
  openly,
  type Row,
  type RowsOf,
  type Things,
} from '#app/access-walk/rows.testing.ts'
import { aPlayer } from '#clubs/club-things.testing.ts'

const manage = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('manage-organisation', ['owner', 'admin', 'operator'], ask))

const fields = {
  approves: 'by-hand' as const,
  transfersFrom: null,
  transfersUntil: null,
  mostOverseas: null,
  mostStars: null,
}

/** The club stands under an association. */
async function underAssociation({ app, organisationId }: Things) {
  const associationId = await anOrganisation(app, 'association')
  await app.db
    .insertInto('affiliation')
    .values({ organisation_id: organisationId, association_id: associationId })
    .execute()
  return { organisationId, associationId }
}

export const associations: RowsOf<'associations'> = {
  affiliations: manage(({ organisationId }) => ({ organisationId })),
  apply: manage(({ organisationId }) => ({
    organisationId,
    associationId: randomUUID(),
    season: '2026',
    note: '',
  })),
  withdrawApplication: manage(({ organisationId }) => ({ organisationId, termId: randomUUID() })),
  decideApplication: manage(({ organisationId }) => ({
    organisationId,
    termId: randomUUID(),
    accepts: true,
  })),
  endAffiliation: manage(({ organisationId }) => ({
    organisationId,
    withId: randomUUID(),
    reason: '',
  })),
  register: manage(({ organisationId }) => ({ organisationId })),
  registerFile: manage(({ organisationId }) => ({ organisationId })),
  saveAssociation: manage(({ organisationId }) => ({ organisationId, revision: 1, fields })),
  registrable: manage(underAssociation),
  registerPlayers: manage(async (things) => ({
    ...(await underAssociation(things)),
    players: [{ playerId: (await aPlayer(things)).playerId, number: null }],
    from: '2026-01-01',
    until: '2026-12-31',
  })),
  decideRegistrations: manage(({ organisationId }) => ({
    organisationId,
    registrationIds: [randomUUID()],
    accepts: true,
  })),
  markPerson: manage(({ organisationId }) => ({
    organisationId,
    personId: randomUUID(),
    isOverseas: true,
    isStar: false,
  })),
  askTransfer: manage(async (things) => ({
    ...(await underAssociation(things)),
    playerId: (await aPlayer(things)).playerId,
    number: 1,
    startsOn: '2026-06-01',
    endsOn: null,
  })),
  answerTransfer: manage(({ organisationId }) => ({
    organisationId,
    transferId: randomUUID(),
    answer: 'release' as const,
  })),
  handbook: open(({ organisationId }) => ({ organisationId })),
  saveRule: manage(({ organisationId }) => ({ organisationId, clause: '1', title: 'A', body: '' })),
  removeRule: manage(({ organisationId }) => ({ organisationId, clause: '1' })),
  report: manage(({ organisationId }) => ({ organisationId, year: 2026 })),
  reportFile: manage(({ organisationId }) => ({ organisationId, year: 2026 })),
  fines: manage(({ organisationId }) => ({ organisationId, year: 2026 })),
  finesFile: manage(({ organisationId }) => ({ organisationId, year: 2026 })),
}
