import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { MatchFileForm } from '@pavilion/contract/matches/match-file.ts'
import type { MatchSignature } from '@pavilion/contract/matches/signature-calls.ts'
import type { Entry } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Db } from '#db/connect.ts'
import { siteScope } from '#sites/sites.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { AppContext } from '#app-context.ts'
import {
  annul,
  deleteUntouched as deleteOne,
  type Moved,
  moveUntouched as moveOne,
  type Reformatted,
  reformatUntouched as reformatOne,
  setConditions as setRules,
  setLineUps as setBoth,
  setOfficials as setAll,
} from './scheduled.queries.ts'
import { listMatches } from './list-matches.ts'
import { cardOf } from './card.ts'
import { anywhere } from '#paging/paging.queries.ts'
import { findMatches, matchOrders, type MatchConditions } from './match-list.queries.ts'
import { findNamed, findRecorded } from './files/match-file.queries.ts'
import type { MatchFile as FileOf } from './files/match-files.ts'
import { matchFile as fileOf } from './files/match-files.ts'
import { readSignatures } from './files/read-signatures.ts'
import { signedHead as headToSign } from './files/signatures.ts'
import { findLeftHanders } from './left-handers.queries.ts'
import { findLog, isIn } from './match-log.queries.ts'
import { entriesOf, readMatch as read } from './read-match.ts'
import type { RecordOutcome as Outcome } from './record.ts'
import { record } from './record.ts'
import type { Recording } from './recording.ts'
import { touch } from './record.queries.ts'
import { isShown } from './shown-match.ts'
import { minorHider } from '#privacy/minors.ts'
import { publicMatch } from './public-match.ts'
import { snapshotJson } from './snapshot.ts'
import { settleFieldingOf } from './settle-fielding.ts'
import type { NewMatch as MatchToStore } from './store-matches.queries.ts'
import { storeMatches as store } from './store-matches.queries.ts'
import type { TableMatch as MatchOfTable } from './table-matches.ts'
import { tableMatches as ofTable } from './table-matches.ts'

/** The world, and the host whose site decides which matches are shown. */
type Asked = { readonly app: AppContext; readonly host: string }
type Which = Omit<MatchConditions, 'scope'>

/** A hundred at most of the matches the site shows: live, then upcoming, then finished. */
export async function matchCards(asked: Asked, which: Which): Promise<MatchCard[]> {
  return listMatches(asked.app, { ...which, scope: await siteScope(asked) })
}

/** As many matches of a tournament as are asked for, the earliest first. */
export async function scheduleOf(
  asked: Asked,
  tournamentId: string,
  size: number,
): Promise<MatchCard[]> {
  const conditions = { tournamentId, scope: await siteScope(asked) }
  return listMatches(asked.app, conditions, { sort: 'soonest', size })
}

export type Fixtures = { live: MatchCard[]; upcoming: MatchCard[]; results: MatchCard[] }

const NEXT = 20
const RESULTS = 40

/**
 * The matches of a team, ground, person or tournament that the site shows: live ones, the next ones and the
 * latest results.
 */
export async function fixturesOf(asked: Asked, which: Which): Promise<Fixtures> {
  const { app } = asked
  const conditions = { ...which, scope: await siteScope(asked) }
  const [live, upcoming, results] = await Promise.all([
    listMatches(app, { ...conditions, status: ['live'] }),
    listMatches(app, { ...conditions, status: ['upcoming'] }, { size: NEXT }),
    listMatches(app, { ...conditions, status: ['complete', 'abandoned'] }, { size: RESULTS }),
  ])
  return { live, upcoming, results }
}

/** The last seq of a match's log and the entries after a given seq; undefined when there is no such match. */
export async function matchLog(
  { db }: Pick<AppContext, 'db'>,
  matchId: string,
  after: number,
): Promise<{ seq: number; entries: Entry[] } | undefined> {
  const row = await findLog(db, matchId, after)
  return row && { seq: row.seq, entries: entriesOf(row, after) }
}

/** JSON `{ seq, card, board }` of the match's current state; undefined when there is no such match. */
export async function liveSnapshot(
  app: AppContext,
  matchId: string,
): Promise<{ seq: number; json: string; isListed: boolean } | undefined> {
  const filter = { ids: [matchId] }
  const order = matchOrders.latest
  const [row] = await findMatches(app.db, { filter, order, after: anywhere, size: 1 })
  const state = await read(app, matchId)
  if (row === undefined || state === undefined) return undefined
  const json = snapshotJson(cardOf(app, row), state, await minorHider(app))
  return { seq: state.seq, json, isListed: row.visibility === 'public' }
}

/**
 * Appends facts after the entry `expectedSeq` and publishes them. A repeated call with the same facts at
 * the same place (its answer was lost) is answered as the first was.
 */
export const recordFacts = (app: AppContext, recording: Recording): Promise<Outcome> =>
  record(app, recording)

/** Whoever has folded the match, or was allowed to score it, looks at it again. */
export const touchMatch = (db: Db, matchId: string): Promise<void> => touch(db, matchId)

/** Whether the site of the host shows the match. */
export const isShownMatch = (asked: Asked, matchId: string): Promise<boolean> =>
  isShown(asked, matchId)

/** Whether a match belongs to the organisation's world. */
export const isInScope = (
  { db }: Pick<AppContext, 'db'>,
  organisation: string,
  matchId: string,
): Promise<boolean> => isIn(db, organisation, matchId)

export type NewMatch = MatchToStore
export type RecordOutcome = Outcome

/** Inserts whole matches with what has been played of them; nothing is published. */
export const storeMatches = (db: Db, matches: readonly NewMatch[]): Promise<void> =>
  store(db, matches)

/** A folded match, to be read before the next await; undefined when there is no such match. */
export const readMatch = (app: AppContext, matchId: string): Promise<MatchState | undefined> =>
  read(app, matchId)

/** As `readMatch`, with initials for the names of children. */
export async function readPublicMatch(
  app: AppContext,
  matchId: string,
): Promise<MatchState | undefined> {
  const state = await read(app, matchId)
  return state && publicMatch(app, state)
}

/** Who of a match bats left-handed, as far as it is known, by the ids in its log. */
export const leftHandersOf = ({ db }: Pick<AppContext, 'db'>, matchId: string): Promise<string[]> =>
  findLeftHanders(db, matchId)

/** Who has signed a match, the latest first, as the public gets it. */
export const matchSignatures = (app: AppContext, matchId: string): Promise<MatchSignature[]> =>
  readSignatures(app, matchId)

/** What is signed of a match: the last entry of its log, and the hash of that. */
export const signedHead = (matchId: string, state: MatchState): { seq: number; hash: string } =>
  headToSign(matchId, state)

/** A match as a file; undefined when there is no such match. */
export const matchFile = (
  world: Pick<AppContext, 'db' | 'pool'>,
  matchId: string,
  form: MatchFileForm,
): Promise<FileOf | undefined> => fileOf(world, matchId, form)

/** The ids after one, in their order, of matches of which something has been recorded. */
export const recordedMatches = (db: Db, after: string, size: number): Promise<string[]> =>
  findRecorded(db, after, size)

/** The matches with these ids, ours or Cricsheet's, each with the id it was asked for by. */
export const matchesNamed = (
  db: Db,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> => findNamed(db, names)

export type TableMatch = MatchOfTable

/**
 * All matches of a tournament with what they bring to its tables, the earliest first. Without `facts` their
 * innings are left empty.
 */
export const tableMatches = (
  app: Pick<AppContext, 'db'>,
  tournamentId: string,
  which: { readonly facts: boolean },
): Promise<TableMatch[]> => ofTable(app, tournamentId, which)

/** Makes the rows of fielding of a tournament's matches true, where they were recorded before there were any. */
export const settleFielding = (app: Pick<AppContext, 'db'>, tournamentId: string): Promise<void> =>
  settleFieldingOf(app, tournamentId)

/** Deletes a match of which nothing has been recorded. Answers whether it is gone. */
export const deleteUntouched = (db: Db, matchId: string): Promise<boolean> => deleteOne(db, matchId)

/** Moves a match of which nothing has been recorded. Answers whether it has moved. */
export const moveUntouched = (db: Db, moved: Moved): Promise<boolean> => moveOne(db, moved)

/** Gives a match of which nothing has been recorded its line-ups. Answers whether it has them. */
export const setLineUps = (db: Db, matchId: string, setup: MatchSetup): Promise<boolean> =>
  setBoth(db, matchId, setup)

/** Gives a match of which nothing has been recorded other playing conditions. Answers whether it has them. */
export const setConditions = (
  db: Db,
  matchId: string,
  conditions: MatchSetup['conditions'],
): Promise<boolean> => setRules(db, matchId, conditions)

/** Lets a match of which nothing has been recorded be of another format. Answers whether it is. */
export const reformatUntouched = (db: Db, reformatted: Reformatted): Promise<boolean> =>
  reformatOne(db, reformatted)

/** Says who officiates at a match, in place of whoever did. */
export const setOfficials = (
  db: Db,
  matchId: string,
  officials: MatchToStore['officials'],
): Promise<void> => setAll(db, matchId, officials)

/** Leaves a match as it was played, outside the table: another one takes its place. */
export const annulMatch = (db: Db, matchId: string): Promise<void> => annul(db, matchId)

export { isAnnulled } from './annulled.queries.ts'
export {
  type BeforeStart,
  changeBeforeStart,
  deleteBare,
  findBeforeStart,
} from './before-start.queries.ts'
export { countedMatches, signedMatches } from './counted-matches.ts'
export { type CountedMatches, matchCounts, sourceOf } from './counted-matches.queries.ts'
export { matchChanged, matchDecided, matchDeleted, matchScheduled } from './match-events.ts'
export { setStart } from './scheduled.queries.ts'
