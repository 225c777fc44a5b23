import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { DocumentReaders } from '@pavilion/contract/documents/document-fields.ts'

/**
 * A signed-in account. No rule below applies to anonymous visitors: they may do only what needs no account.
 */
export type Account = {
  readonly accountId: string
  /** Looks after the whole installation. */
  readonly operator: boolean
  /** One entry per role in each organisation; roles in archived organisations are left out. */
  readonly roles: readonly RoleIn[]
}
export type RoleIn = { readonly organisationId: string; readonly role: OrganisationRole }

/** The caller; undefined when nobody is signed in. */
export type Actor = Account | undefined

/**
 * A thing that an account owns. `accountId` is undefined when the thing does not exist; that is refused
 * like somebody else's thing.
 */
type Owned = { readonly accountId: string | undefined }
/** A thing that an organisation owns; null or undefined when none does. */
type Held = { readonly organisationId: string | null | undefined }

/** A match that somebody scores. */
type Scored = {
  /** The organisations involved in it: those of its sides and of its tournament. */
  readonly organisationIds: readonly string[]
  /** Who made it; null when it was imported, or that account is gone. */
  readonly creatorId: string | null
  /** Who was invited to score it. */
  readonly scorerIds: readonly string[]
  /** Who has accepted the appointment as its scorer. */
  readonly appointedIds: readonly string[]
  /** Who runs its tournament. */
  readonly managerIds: readonly string[]
}

/** A tournament that is run here: who runs it besides those who run its organisation. */
type Run = Held & {
  readonly ownerIds: readonly string[]
  readonly managerIds: readonly string[]
}

/** What an organisation keeps on file: whom it is about, and who sees it. */
type Filed = Held & { readonly aboutId: string | null; readonly seenBy: DocumentReaders }

/** A team or a person: who made it here; null when it was imported, or that account is gone. */
type Made = { readonly madeBy: string | null }

/** Every action, and the thing that it is about. */
type Things = {
  'end-session': [session: Owned]
  'read-own-account': [account: Owned]
  'edit-own-account': [account: Owned]
  /**
   * Orders and bookings: the account that placed it and, if it is about a ground, that ground's
   * organisation.
   */
  'read-order': [order: Owned & Partial<Held>]
  'pay-order': [order: Owned & Partial<Held>]
  'cancel-order': [order: Owned]
  'cancel-booking': [booking: Owned & Held]
  'manage-ground': [ground: Held]
  /** The details of an organisation, and who has which role in it. */
  'manage-organisation': [organisation: Held]
  /** The teams of a club, their squads and fixtures, and who plays. */
  'run-teams': [organisation: Held]
  /** The students of an academy: who is enrolled, attendance, marks and questions. */
  'coach-students': [organisation: Held]
  /** What a family has told an academy of a student: medical notes, and whom to call. */
  'read-student-form': [organisation: Held]
  /** What the players of a club or the students of an academy are charged, and what they have paid. */
  'keep-fees': [organisation: Held]
  /** Adding, replacing and removing documents. */
  'keep-documents': [organisation: Held]
  /** That there is a list of documents: what is in it is asked one by one. */
  'list-documents': [organisation: Held]
  'read-document': [document: Filed]
  /** For good, with all that only its people may do. */
  'close-organisation': [organisation: Held]
  /** Giving somebody a role, and taking it away. */
  'grant-role': [granted: Held & { readonly role: OrganisationRole }]
  /** Taking all roles of one account away; anybody may leave. */
  'remove-member': [member: Owned & Held & { readonly roles: readonly OrganisationRole[] }]
  'review-ground': [ground: { readonly hasPlayedOrBooked: boolean }]
  'score-match': [match: Scored]
  /** Inviting scorers and taking them away. */
  'manage-scorers': [match: Scored]
  /** Naming an existing team as a side of a new match. */
  'name-team': [team: Made & Held]
  /** Naming an existing person as a player or official of a new match; the organisations of their teams. */
  'name-person': [person: Made & { readonly organisationIds: readonly string[] }]
  /** Saying how a player bats and bowls; the organisations of their teams. */
  'describe-player': [
    player: { readonly isSelf: boolean; readonly organisationIds: readonly string[] },
  ]
  /** Saying that two records of people are one person, or that one is two; the only organisation they played for. */
  'merge-people': [people: { readonly onlyOf: string | null }]
  /** All that an organiser does with a tournament. */
  'run-tournament': [tournament: Run]
  /** Saying who runs it, and deleting its draft. */
  'own-tournament': [tournament: Run]
  /** Accepting or declining to officiate at a match, by the official. */
  'answer-appointment': [appointment: Owned]
  /** Reporting a player for what happened in a match of a tournament, by its organisers and officials. */
  'report-player': [match: Run & { readonly officialIds: readonly string[] }]
  /** Withdrawing a team that an account has entered. */
  'withdraw-entry': [entry: Owned]
  /** Paying the fee of a team that an account has entered. */
  'pay-entry-fee': [entry: Owned]
  /** Telling and answering results for a team in a tournament, by the account that answers for it. */
  'answer-for-team': [entry: Owned]
  /** The content of a site, owned by the organisation that the site shows. */
  'edit-content': [site: Held]
  /** Writing the news of an organisation, on the sites that show it. */
  'write-news': [organisation: Held]
  'read-outbox': []
  /** The name, look and addresses of the site that was asked. */
  'edit-site': []
  /** Events that could not be handled. */
  'manage-parked-events': []
  /** Giving money back for what the site itself has sold. */
  'refund-orders': []
  /** What the site itself sells: packages, coupons and taxes. */
  'run-shop': []
  /** Finding accounts, keeping somebody out, and letting them in again. */
  'manage-accounts': []
  /** Who did what with this installation, and whose access was refused. */
  'read-audit-log': []
}
export type Action = keyof Things

type Rule<Thing extends readonly unknown[]> = (account: Account, ...thing: Thing) => boolean

const RUN = ['owner', 'admin'] as const
const RUN_GROUNDS = [...RUN, 'ground-manager'] as const
const RUN_MATCHES = [...RUN, 'scorer'] as const
const RUN_TEAMS = [...RUN, 'coach'] as const
const RUN_CONTENT = [...RUN, 'content-editor'] as const

const holds = (
  { roles }: Account,
  organisationId: string | null | undefined,
  among: readonly OrganisationRole[],
): boolean =>
  roles.some((held) => held.organisationId === organisationId && among.includes(held.role))

const owns = (account: Account, { accountId }: Owned): boolean => account.accountId === accountId

const manages = (account: Account, { organisationId }: Partial<Held>): boolean =>
  holds(account, organisationId, RUN_GROUNDS)

/** Owners and operators give every role; admins those that do not run the organisation. */
const grants = (
  account: Account,
  { organisationId, role }: Held & { readonly role: OrganisationRole },
): boolean =>
  account.operator ||
  holds(account, organisationId, ['owner']) ||
  (!RUN.some((one) => one === role) && holds(account, organisationId, RUN))

const isMember = ({ roles }: Account, { organisationId }: Held): boolean =>
  roles.some((held) => held.organisationId === organisationId)

/** Whoever runs the organisation sees every document, and everybody what is about themselves. */
const readsDocument = (account: Account, { aboutId, seenBy, ...held }: Filed): boolean =>
  account.operator ||
  aboutId === account.accountId ||
  holds(account, held.organisationId, seenBy === 'coaches' ? RUN_TEAMS : RUN) ||
  (seenBy === 'members' && isMember(account, held))

/** The organisations that an account itself runs; operators look after all others, and are not asked. */
export const organisationsRunBy = ({ roles }: Account): readonly string[] => [
  ...new Set(
    roles
      .filter(({ role }) => RUN.some((one) => one === role))
      .map(({ organisationId }) => organisationId),
  ),
]

/** The organisations whose news an account itself writes. */
export const organisationsWrittenForBy = ({ roles }: Account): readonly string[] => [
  ...new Set(
    roles
      .filter(({ role }) => RUN_CONTENT.some((one) => one === role))
      .map(({ organisationId }) => organisationId),
  ),
]

/** The organisations whose grounds an account manages; undefined means every organisation. */
export const groundsManagedBy = ({ operator, roles }: Account): readonly string[] | undefined =>
  operator
    ? undefined
    : roles
        .filter(({ role }) => RUN_GROUNDS.some((one) => one === role))
        .map(({ organisationId }) => organisationId)

const ownsOrManages = (account: Account, thing: Owned & Partial<Held>): boolean =>
  owns(account, thing) || manages(account, thing)

/** Whoever made the match, runs its tournament, or runs the matches of an organisation that is involved in it. */
const organises = (account: Account, { organisationIds, creatorId, managerIds }: Scored): boolean =>
  account.operator ||
  managerIds.includes(account.accountId) ||
  account.accountId === creatorId ||
  organisationIds.some((id) => holds(account, id, RUN_MATCHES))

const made = (account: Account, { madeBy }: Made): boolean =>
  account.operator || account.accountId === madeBy

const ownsTournament = (account: Account, { organisationId, ownerIds }: Run): boolean =>
  account.operator ||
  ownerIds.includes(account.accountId) ||
  (organisationId !== null && holds(account, organisationId, RUN))

const runsTournament = (account: Account, tournament: Run): boolean =>
  ownsTournament(account, tournament) || tournament.managerIds.includes(account.accountId)

/** Who may take which action. What is not listed here, nobody may do. */
const rules: { readonly [D in Action]: Rule<Things[D]> } = {
  'end-session': owns,
  'read-own-account': owns,
  'edit-own-account': owns,
  'read-order': (account, order) => account.operator || ownsOrManages(account, order),
  'pay-order': ownsOrManages,
  'cancel-order': owns,
  'cancel-booking': (account, booking) => account.operator || ownsOrManages(account, booking),
  'manage-ground': (account, ground) => account.operator || manages(account, ground),
  'manage-organisation': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, RUN),
  'run-teams': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, RUN_TEAMS),
  'coach-students': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, RUN_TEAMS),
  'read-student-form': (account, { organisationId }) => holds(account, organisationId, RUN_TEAMS),
  'keep-fees': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, RUN),
  'keep-documents': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, RUN),
  'list-documents': (account, held) => account.operator || isMember(account, held),
  'read-document': readsDocument,
  'close-organisation': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, ['owner']),
  'grant-role': grants,
  'remove-member': (account, { roles, ...member }) =>
    owns(account, member) || roles.every((role) => grants(account, { ...member, role })),
  'review-ground': (_, { hasPlayedOrBooked }) => hasPlayedOrBooked,
  'score-match': (account, match) =>
    organises(account, match) ||
    match.scorerIds.includes(account.accountId) ||
    match.appointedIds.includes(account.accountId),
  'manage-scorers': organises,
  'name-team': (account, team) =>
    made(account, team) || holds(account, team.organisationId, RUN_MATCHES),
  'name-person': (account, person) =>
    made(account, person) || person.organisationIds.some((id) => holds(account, id, RUN_MATCHES)),
  'describe-player': (account, { isSelf, organisationIds }) =>
    account.operator || isSelf || organisationIds.some((id) => holds(account, id, RUN_TEAMS)),
  'merge-people': (account, { onlyOf }) =>
    account.operator || (onlyOf !== null && holds(account, onlyOf, ['owner'])),
  'run-tournament': runsTournament,
  'own-tournament': ownsTournament,
  'report-player': (account, match) =>
    runsTournament(account, match) || match.officialIds.includes(account.accountId),
  'answer-appointment': owns,
  'withdraw-entry': owns,
  'pay-entry-fee': owns,
  'answer-for-team': owns,
  'write-news': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, RUN_CONTENT),
  'edit-content': (account, { organisationId }) =>
    account.operator || holds(account, organisationId, RUN_CONTENT),
  'read-outbox': ({ operator }) => operator,
  'edit-site': ({ operator }) => operator,
  'manage-parked-events': ({ operator }) => operator,
  'refund-orders': ({ operator }) => operator,
  'run-shop': ({ operator }) => operator,
  'manage-accounts': ({ operator }) => operator,
  'read-audit-log': ({ operator }) => operator,
}

/**
 * Whether the account may take this action on this thing. When not, answer as if the thing did not exist (404),
 * or with `NOT_ALLOWED` (403) where its existence is public. `signedIn` has already refused (401) callers
 * who are not signed in.
 */
export const may = <D extends Action>(actor: Actor, action: D, ...thing: Things[D]): boolean =>
  actor !== undefined && rules[action](actor, ...thing)
