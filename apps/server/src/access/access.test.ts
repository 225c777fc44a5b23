import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { expect, test } from 'vitest'
import { type Account, type Actor, may } from './access.ts'

const HERE = 'our organisation'
const ELSEWHERE = 'another organisation'

const account = (accountId: string, more: Partial<Account> = {}): Account => ({
  accountId,
  operator: false,
  roles: [],
  ...more,
})
const members = OrganisationRole.options.map((role): [string, Actor] => [
  role,
  account(role, { roles: [{ organisationId: HERE, role }] }),
])
const strangers = OrganisationRole.options.map((role) => ({ organisationId: ELSEWHERE, role }))
const actors = new Map<string, Actor>([
  ['anonymous', undefined],
  ['placer', account('placer')],
  ['somebody', account('somebody')],
  ['runs another', account('runs another', { roles: strangers })],
  ...members,
  ['operator', account('operator', { operator: true })],
])

const mine = { accountId: 'placer' }
const ours = { organisationId: HERE }
const nobodys = { organisationId: null }
const cup = { ...ours, ownerIds: [], managerIds: ['placer'] }
const madeHere = { creatorId: 'placer', managerIds: [], scorerIds: ['somebody'], appointedIds: [] }

/** An action on a thing, and everybody who may. Whoever is not named may not. */
type Row = [action: string, asked: (actor: Actor) => boolean, allowed: readonly string[]]
const GROUND = ['owner', 'admin', 'ground-manager']
const SIGNED_IN = [...actors.keys()].filter((name) => name !== 'anonymous')

const rows: readonly Row[] = [
  ['end-session, of an account', (who) => may(who, 'end-session', mine), ['placer']],
  ['end-session, missing', (who) => may(who, 'end-session', { accountId: undefined }), []],
  ['read-own-account, own', (who) => may(who, 'read-own-account', mine), ['placer']],
  ['edit-own-account, own', (who) => may(who, 'edit-own-account', mine), ['placer']],
  ['read-order, of packages', (who) => may(who, 'read-order', mine), ['placer', 'operator']],
  [
    'read-order, of a ground',
    (who) => may(who, 'read-order', { ...mine, ...ours }),
    ['placer', ...GROUND, 'operator'],
  ],
  [
    'read-order, of a ground that is nobody’s',
    (who) => may(who, 'read-order', { ...mine, ...nobodys }),
    ['placer', 'operator'],
  ],
  ['pay-order, of packages', (who) => may(who, 'pay-order', mine), ['placer']],
  [
    'pay-order, of a ground',
    (who) => may(who, 'pay-order', { ...mine, ...ours }),
    ['placer', ...GROUND],
  ],
  ['cancel-order, own', (who) => may(who, 'cancel-order', mine), ['placer']],
  [
    'cancel-booking, of a ground',
    (who) => may(who, 'cancel-booking', { ...mine, ...ours }),
    ['placer', ...GROUND, 'operator'],
  ],
  ['manage-ground, ours', (who) => may(who, 'manage-ground', ours), [...GROUND, 'operator']],
  ['manage-ground, nobody’s', (who) => may(who, 'manage-ground', nobodys), ['operator']],
  [
    'review-ground, where one played',
    (who) => may(who, 'review-ground', { hasPlayedOrBooked: true }),
    SIGNED_IN,
  ],
  [
    'review-ground, where one did not',
    (who) => may(who, 'review-ground', { hasPlayedOrBooked: false }),
    [],
  ],
  [
    'score-match, of ours against others',
    (who) => may(who, 'score-match', { ...madeHere, organisationIds: ['a third', HERE] }),
    ['placer', 'somebody', 'owner', 'admin', 'scorer', 'operator'],
  ],
  [
    'score-match, of others, by appointment',
    (who) =>
      may(who, 'score-match', {
        organisationIds: ['a third'],
        creatorId: null,
        managerIds: [],
        scorerIds: [],
        appointedIds: ['somebody'],
      }),
    ['somebody', 'operator'],
  ],
  [
    'manage-scorers, of ours against others',
    (who) => may(who, 'manage-scorers', { ...madeHere, organisationIds: ['a third', HERE] }),
    ['placer', 'owner', 'admin', 'scorer', 'operator'],
  ],
  [
    'score-match, of nobody',
    (who) =>
      may(who, 'score-match', {
        organisationIds: [],
        creatorId: null,
        managerIds: [],
        scorerIds: [],
        appointedIds: [],
      }),
    ['operator'],
  ],
  [
    'answer-appointment',
    (who) => may(who, 'answer-appointment', { accountId: 'somebody' }),
    ['somebody'],
  ],
  [
    'report-player',
    (who) => may(who, 'report-player', { ...cup, officialIds: ['somebody'] }),
    ['placer', 'somebody', 'owner', 'admin', 'operator'],
  ],
  [
    'name-team, that somebody made',
    (who) => may(who, 'name-team', { madeBy: 'placer', organisationId: null }),
    ['placer', 'operator'],
  ],
  [
    'name-team, of ours',
    (who) => may(who, 'name-team', { madeBy: 'placer', ...ours }),
    ['placer', 'owner', 'admin', 'scorer', 'operator'],
  ],
  [
    'name-team, imported',
    (who) => may(who, 'name-team', { madeBy: null, organisationId: null }),
    ['operator'],
  ],
  [
    'name-person, imported, who has played for us',
    (who) => may(who, 'name-person', { madeBy: null, organisationIds: ['a third', HERE] }),
    ['owner', 'admin', 'scorer', 'operator'],
  ],
  [
    'name-person, imported',
    (who) => may(who, 'name-person', { madeBy: null, organisationIds: [] }),
    ['operator'],
  ],
  [
    'edit-content, of our site',
    (who) => may(who, 'edit-content', ours),
    ['owner', 'admin', 'content-editor', 'operator'],
  ],
  [
    'edit-content, of a site that shows everything',
    (who) => may(who, 'edit-content', nobodys),
    ['operator'],
  ],
  ['read-outbox, the only one', (who) => may(who, 'read-outbox'), ['operator']],
  ['manage-parked-events', (who) => may(who, 'manage-parked-events'), ['operator']],
]

test.each(rows)('%s, is for these and for nobody else', (_, asked, expected) => {
  const allowed = [...actors].filter(([, actor]) => asked(actor)).map(([name]) => name)

  expect(new Set(allowed)).toEqual(new Set(expected))
})
