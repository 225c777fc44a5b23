import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type {
  Duplicates,
  PeopleChange,
  PersonCard,
} from '@pavilion/contract/people/people-calls.ts'
import {
  CANNOT_MERGE,
  CHANGE_NOT_FOUND,
  CHANGE_UNDONE,
  PERSON_NOT_FOUND,
} from '@pavilion/contract/people/people-refusals.ts'
import { MatchId } from '@pavilion/contract/ids.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { organisationRef, personRef } from '#records/references.queries.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import { audit } from '#security/audit.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import {
  areInOneMatch,
  type ChangeRow,
  findChange,
  findChanges,
  findMatchesOf,
  findOnlyOrganisation,
  findOrganisation,
  findSince,
  insertChange,
  insertNamed,
  lockChanges,
  type NewChange,
  undoChange,
} from './people-change.queries.ts'
import { findCards, findNamed, findSuggestions } from './person-card.queries.ts'
import { countMoved } from './merge-obstacles.queries.ts'
import { obstaclesOf } from './merge-obstacles.ts'

type Within = { readonly organisationId?: string | undefined }

/** Whoever may merge the people of an organisation, or all. Organisations are public: others are refused with 403. */
async function mergerOf(context: CallContext, { organisationId }: Within): Promise<SignedIn> {
  const actor = await signedIn(context)
  const isThere =
    organisationId === undefined ||
    (await findOrganisation(context.app.db, organisationId)) !== undefined
  if (!isThere) throw refuseCall('ORGANISATION_NOT_FOUND', ORGANISATION_NOT_FOUND)
  refuseUnless(may(actor, 'merge-people', { onlyOf: organisationId ?? null }))
  return actor
}

function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
}

/** The caller, if they may merge and split these people, who are public. */
async function mergerOfPeople(context: CallContext, ids: readonly string[]): Promise<SignedIn> {
  const actor = await signedIn(context)
  const onlyOf = await findOnlyOrganisation(context.app.db, ids)
  refuseUnless(may(actor, 'merge-people', { onlyOf }))
  return actor
}

async function duplicatesOf({ app: { db } }: CallContext, { organisationId }: Within) {
  await refreshTotals(db)
  const organisation =
    organisationId === undefined ? undefined : await findOrganisation(db, organisationId)
  const changes = await findChanges(db, organisationId)
  const told: Duplicates = {
    organisation: organisation === undefined ? null : organisationRef(organisation),
    suggestions: await findSuggestions(db, organisationId),
    changes: changes.map(changeOf),
  }
  return told
}

const changeOf = ({ from, into, ...row }: ChangeRow): PeopleChange => ({
  ...row,
  from: personRef(from),
  into: personRef(into),
})

async function cardsOf(db: Db, ids: readonly string[]): Promise<PersonCard[]> {
  const cards = await findCards(db, ids)
  return ids.map((id) => {
    const card = cards.find((one) => one.id === id)
    if (card === undefined) throw refuseCall('PERSON_NOT_FOUND', PERSON_NOT_FOUND)
    return card
  })
}

export const listDuplicates = os.people.duplicates.handler(async ({ input, context }) => {
  await mergerOf(context, input)
  const told = await duplicatesOf(context, input)
  return success(counted(told.suggestions.length, 'suggestion'), told)
})

export const findPeople = os.people.find.handler(async ({ input, context }) => {
  await mergerOf(context, input)
  const { organisationId, text } = input
  await refreshTotals(context.app.db)
  const people = await findNamed(context.app.db, { organisationId, text })
  return success(counted(people.length, 'person', 'people'), { people })
})

export const previewMerge = os.people.preview.handler(async ({ input, context }) => {
  const { fromId, intoId } = input
  await mergerOfPeople(context, [fromId, intoId])
  const { db } = context.app
  await refreshTotals(db)
  const [from, into] = await cardsOf(db, [fromId, intoId])
  if (from === undefined || into === undefined)
    throw refuseCall('PERSON_NOT_FOUND', PERSON_NOT_FOUND)
  const { matches, runs, wickets, officiated } = from
  const moves = { matches, runs, wickets, officiated, ...(await countMoved(db, fromId)) }
  return success('Preview', { from, into, moves, ...(await obstaclesOf(db, input)) })
})

export const mergePeople = os.people.merge.handler(async ({ input, context }) => {
  const { id, fromId, intoId, organisationId } = input
  const { accountId } = await mergerOfPeople(context, [fromId, intoId])
  await mergerOf(context, input)
  const made = { id, kind: 'merge', fromId, intoId, organisationId, matchIds: [] } as const
  await change(context, { ...made, by: accountId, now: context.app.now() }, async (db) => {
    await cardsOf(db, [fromId, intoId])
    const { prevents } = await obstaclesOf(db, input)
    const [message] = prevents
    if (message !== undefined) throw refuseCall('CANNOT_MERGE', { ...CANNOT_MERGE, message })
    return { intoId }
  })
  return success('Merged', await duplicatesOf(context, input))
})

/** Makes a change once, in a transaction, after the checks, which answer whom it leads to. */
async function change(
  context: CallContext,
  made: Omit<NewChange, 'intoId' | 'by'> & { readonly by: string },
  check: (db: Db) => Promise<Pick<NewChange, 'intoId'>>,
): Promise<void> {
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockChanges(db)
    if ((await findChange(db, made.id)) !== undefined) return
    const { intoId } = await check(db)
    await insertChange(db, { ...made, intoId })
    const details = { from: made.fromId, into: intoId, matches: String(made.matchIds.length) }
    const kind = made.kind === 'merge' ? 'people-merged' : 'person-split'
    await audit(db, context, { kind, accountId: made.by, details })
  })
  forgetMinors(app)
}

export const listMatchesOf = os.people.matches.handler(async ({ input, context }) => {
  await mergerOfPeople(context, [input.personId])
  const { db } = context.app
  await refreshTotals(db)
  const [person] = await cardsOf(db, [input.personId])
  if (person === undefined) throw refuseCall('PERSON_NOT_FOUND', PERSON_NOT_FOUND)
  const rows = await findMatchesOf(db, input.personId)
  const matches = rows.map((row) => ({ ...row, id: MatchId.parse(row.id) }))
  return success(counted(matches.length, 'match', 'matches'), { person, matches })
})

export const splitPerson = os.people.split.handler(async ({ input, context }) => {
  const { id, personId, name, organisationId } = input
  const { accountId } = await mergerOfPeople(context, [personId])
  await mergerOf(context, input)
  const matchIds = [...new Set(input.matchIds)]
  const made = { id, kind: 'split', fromId: personId, organisationId, matchIds } as const
  await change(context, { ...made, by: accountId, now: context.app.now() }, async (db) => {
    await cardsOf(db, [personId])
    const theirs = new Set((await findMatchesOf(db, personId)).map((match) => match.id))
    if (matchIds.some((one) => !theirs.has(one)))
      throw cannot('They were not in all of these matches.')
    if (matchIds.length === theirs.size) throw cannot('Leave at least one match with this person.')
    const { id: intoId } = await insertNamed(db, { name, likeId: personId, by: accountId })
    return { intoId }
  })
  return success('Divided', await duplicatesOf(context, input))
})

const undoLater =
  'Two of these people would be one person in a match. Undo what was merged since first.'

const cannot = (message: string) => refuseCall('CANNOT_MERGE', { ...CANNOT_MERGE, message })

/** A change, if the caller may undo it. */
async function changeOfMerger(context: CallContext, changeId: string) {
  const actor = await signedIn(context)
  const found = await findChange(context.app.db, changeId)
  if (found === undefined) {
    refuseUnless(may(actor, 'merge-people', { onlyOf: null }))
    throw refuseCall('CHANGE_NOT_FOUND', CHANGE_NOT_FOUND)
  }
  await mergerOfPeople(context, [found.from.id, found.into.id])
  return { actor, found }
}

export const showChange = os.people.change.handler(async ({ input, context }) => {
  const { found } = await changeOfMerger(context, input.changeId)
  const rows = await findSince(context.app.db, found.id)
  const since = rows.map((row) => ({ ...row, id: MatchId.parse(row.id) }))
  return success('Change', { change: changeOf(found), since })
})

export const undoPeopleChange = os.people.undo.handler(async ({ input, context }) => {
  const { actor, found } = await changeOfMerger(context, input.changeId)
  await mergerOf(context, input)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockChanges(db)
    const undone = { id: found.id, by: actor.accountId, now: app.now() }
    if (!(await undoChange(db, undone))) throw refuseCall('CHANGE_UNDONE', CHANGE_UNDONE)
    if (await areInOneMatch(db, found.id)) throw cannot(undoLater)
    const details = { change: found.id, from: found.from.id, into: found.into.id }
    await audit(db, context, { kind: 'people-change-undone', accountId: actor.accountId, details })
  })
  forgetMinors(app)
  return success('Undone', await duplicatesOf(context, input))
})
