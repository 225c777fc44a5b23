import { randomUUID } from 'node:crypto'
import { OrganisationId } from '@pavilion/contract/ids.ts'
import { NewOrganisation } from '@pavilion/contract/organisations/organisation-fields.ts'
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
  showInvitation: open(() => ({ token: randomUUID() }), 'the token says what may be read'),
  acceptInvitation: own('the token says which organisation', () => ({ token: randomUUID() })),
}
