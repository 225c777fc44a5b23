import type { Register, Transfer } from '@pavilion/contract/associations/registration-fields.ts'
import {
  ASSOCIATION_NOT_FOUND,
  NOT_ON_REGISTER,
  STALE_ASSOCIATION,
} from '@pavilion/contract/associations/association-refusals.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { csvFile } from '#csv/csv-files.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef, type OrganisationRow } from '#records/references.queries.ts'
import { managedBy } from './managed.ts'
import { markOnRegister } from './registration.queries.ts'
import {
  countRegister,
  ensureRegister,
  findAssociationsOf,
  findRegistrations,
  findSettings,
  findTransfers,
  type TransferRow,
  updateSettings,
} from './register.queries.ts'

const MOST_REGISTRATIONS = 2_000
const MOST_TRANSFERS = 200

/** The register as an organisation sees it: an association's, or what concerns a club. */
export async function registerOf(
  db: Db,
  organisation: OrganisationRow,
  find = '',
): Promise<Register> {
  const { id, kind } = organisation
  const wanted = { organisationId: id, find, most: MOST_REGISTRATIONS }
  const [settings, associations, registrations, transfers, totals] = await Promise.all([
    kind === 'association' ? findSettings(db, id) : null,
    findAssociationsOf(db, id),
    findRegistrations(db, wanted),
    findTransfers(db, id, MOST_TRANSFERS),
    countRegister(db, wanted),
  ])
  return {
    organisation: organisationRef(organisation),
    settings,
    associations: associations.map(organisationRef),
    registrations: registrations.map(({ club, association, ...row }) => ({
      ...row,
      club: organisationRef(club),
      association: organisationRef(association),
    })),
    transfers: transfers.map((row) => transferOf(row, id)),
    totals,
  }
}

const transferOf = (row: TransferRow, asker: string): Transfer => ({
  ...row,
  association: organisationRef(row.association),
  from: organisationRef(row.from),
  to: organisationRef(row.to),
  may: answersOf(row, asker),
})

function answersOf({ state, association, from, to }: TransferRow, asker: string): Transfer['may'] {
  if (state !== 'asked' && state !== 'released') return []
  if (asker === to.id) return ['withdraw']
  if (asker === from.id) return state === 'asked' ? ['release', 'decline'] : []
  return asker === association.id && state === 'released' ? ['approve', 'decline'] : ['decline']
}

export const showRegister = os.associations.register.handler(async ({ input, context }) => {
  const { organisation } = await managedBy(context, input.organisationId)
  return success(organisation.name, await registerOf(context.app.db, organisation, input.find))
})

const heads = [
  'Number',
  'Name',
  'Club',
  'Association',
  'Kind',
  'State',
  'From',
  'Until',
  'Overseas',
  'Star',
]

export const registerFile = os.associations.registerFile.handler(async ({ input, context }) => {
  const { actor, organisation } = await managedBy(context, input.organisationId)
  const rows = await findRegistrations(context.app.db, { organisationId: organisation.id })
  const cells = rows.map((row) => [
    row.number,
    row.name,
    row.club.name,
    row.association.name,
    row.kind,
    row.state,
    row.from,
    row.until,
    row.isOverseas ? 'yes' : 'no',
    row.isStar ? 'yes' : 'no',
  ])
  return csvFile(context, {
    name: 'register.csv',
    rows: [heads, ...cells],
    owner: actor.accountId,
  })
})

export const saveAssociation = os.associations.saveAssociation.handler(
  async ({ input, context }) => {
    const { organisation } = await managedBy(context, input.organisationId)
    const { db } = context.app
    if (organisation.kind !== 'association') {
      throw refuseCall('ASSOCIATION_NOT_FOUND', ASSOCIATION_NOT_FOUND)
    }
    await ensureRegister(db, organisation.id)
    const isSaved = await updateSettings(db, input)
    if (!isSaved) throw refuseCall('STALE_ASSOCIATION', STALE_ASSOCIATION)
    return success('Saved', await registerOf(db, organisation))
  },
)

export const markPerson = os.associations.markPerson.handler(async ({ input, context }) => {
  const { organisation } = await managedBy(context, input.organisationId)
  const { db } = context.app
  const isThere = await markOnRegister(db, input)
  if (!isThere) throw refuseCall('NOT_ON_REGISTER', NOT_ON_REGISTER)
  return success('Saved', await registerOf(db, organisation))
})
