import { randomUUID } from 'node:crypto'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { NewOrganisation } from '@pavilion/contract/organisations/organisation-fields.ts'
import type { AppContext } from '#app-context.ts'
import { anOrganisation, someone } from '#app/access-walk/people.testing.ts'
import {
  only,
  open,
  openly,
  own,
  type Row,
  type RowsOf,
  type Things,
} from '#app/access-walk/rows.testing.ts'

const manage = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('manage-organisation', ['owner', 'admin', 'operator'], ask))

const decide = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('grant-role', ['owner', 'operator'], ask))

const aClaim = { role: 'Secretary', evidence: 'My name is below our news of 4 July.', link: '' }

/** An open claim of somebody else. */
async function aClaimOn(app: AppContext, organisationId: string): Promise<string> {
  const { id } = await app.db
    .insertInto('organisation_claim')
    .values({
      ...aClaim,
      organisation_id: organisationId,
      account_id: await someone(app),
      made_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const { kind, ...fields } = NewOrganisation.parse({
  kind: 'club',
  name: 'Wanderers',
  country: 'PK',
  city: '',
  about: '',
  website: '',
  email: '',
  phone: '',
})

/** The member, with a role that does not run the organisation. */
async function aMember({ app, organisationId, memberId }: Things) {
  const membership = { organisation_id: organisationId, account_id: memberId }
  await app.db
    .insertInto('membership')
    .values({ ...membership, role: 'player', granted_at: app.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { organisationId, accountId: memberId }
}

export const organisations: RowsOf<'organisations'> = {
  filter: open(() => ({})),
  show: open(({ organisationId }) => ({ organisationId })),
  create: own('any account may make an organisation', () => ({
    ...fields,
    kind,
    idempotencyKey: randomUUID(),
  })),
  own: own('it lists the organisations of the caller', () => undefined),
  showManaged: manage(({ organisationId }) => ({ organisationId })),
  save: manage(({ organisationId }) => ({ organisationId, revision: 1, fields })),
  badge: manage(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
  })),
  saveBadge: manage(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
    revision: 0,
    badge: { crestId: null, colours: null, links: [] },
  })),
  sendCrest: manage(({ organisationId }) => ({
    params: { organisationId: OrganisationId.parse(organisationId) },
    body: new File([Buffer.from('no picture')], 'crest.png', { type: 'image/png' }),
  })),
  close: openly(
    only('close-organisation', ['owner', 'operator'], ({ organisationId }) => ({ organisationId })),
  ),
  members: manage(({ organisationId }) => ({ organisationId })),
  changeRoles: manage(async (things) => ({ ...(await aMember(things)), roles: ['player'] })),
  removeMember: openly(only('remove-member', ['member', 'owner', 'admin', 'operator'], aMember)),
  invite: manage(({ organisationId }) => ({ organisationId, roles: ['coach'] })),
  inviteMany: manage(({ organisationId }) => ({
    organisationId,
    roles: ['coach'],
    text: 'guest@example.org',
    preview: true,
  })),
  withdrawInvitation: manage(({ organisationId }) => ({
    organisationId,
    invitationId: randomUUID(),
  })),
  honours: open(({ organisationId }) => ({ organisationId: OrganisationId.parse(organisationId) })),
  addHonours: manage(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
    kind: 'title' as const,
    text: '1987, City Cup, Winners, A. Khan',
  })),
  removeHonour: manage(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
    id: randomUUID(),
  })),
  officers: open(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
  })),
  addOfficer: manage(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
    position: 'Chair',
    name: 'A. Khan',
  })),
  removeOfficer: manage(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
    id: randomUUID(),
  })),
  claimStanding: own('it says how the caller stands with the organisation', (things) => ({
    organisationId: OrganisationId.parse(things.organisationId),
  })),
  claim: own('any account may ask for an organisation that nobody runs', async ({ app }) => ({
    organisationId: OrganisationId.parse(await anOrganisation(app, 'club')),
    fields: aClaim,
  })),
  withdrawClaim: own('it reaches the claim of the caller only', (things) => ({
    organisationId: OrganisationId.parse(things.organisationId),
  })),
  claims: decide(({ organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
  })),
  decideClaim: decide(async ({ app, organisationId }) => ({
    organisationId: OrganisationId.parse(organisationId),
    claimId: await aClaimOn(app, organisationId),
    accepts: false as const,
    reason: 'We do not know you.',
  })),
  showInvitation: open(() => ({ token: randomUUID() }), 'the token says what may be read'),
  acceptInvitation: own('the token says which organisation', () => ({ token: randomUUID() })),
}
