import type { MatchCard } from '@pavilion/contract/match-card.ts'
import type { Entry } from '@pavilion/cricket/facts.ts'
import type { Result } from '@pavilion/cricket/result.ts'
import type { MatchState } from '@pavilion/cricket/state.ts'
import type { Db } from '#db/connect.ts'
import type { World } from '#world.ts'
import { listMatches } from './list-matches.ts'
import type { MatchConditions } from './match-list.queries.ts'
import { findLog } from './match-log.queries.ts'
import { entriesOf, readMatch as read } from './read-match.ts'
import type { Recording, RecordRefusal } from './record.ts'
import { record } from './record.ts'
import { snapshotJson } from './snapshot.ts'
import type { NewMatch as MatchToStore } from './store-matches.queries.ts'
import { storeMatches as store } from './store-matches.queries.ts'

/** A hundred at most: what is on, then what comes soonest, then what ended latest. */
export const matchCards = (world: World, conditions: MatchConditions): Promise<MatchCard[]> =>
  listMatches(world, conditions)

export type Fixtures = { live: MatchCard[]; upcoming: MatchCard[]; results: MatchCard[] }

const NEXT = 20
const RESULTS = 40

/** Matches of a team, a ground, a person or a tournament: on now, the next ones, the latest results. */
export async function fixturesOf(world: World, conditions: MatchConditions): Promise<Fixtures> {
  const [live, upcoming, results] = await Promise.all([
    listMatches(world, { ...conditions, status: ['live'] }),
    listMatches(world, { ...conditions, status: ['upcoming'] }, { size: NEXT }),
    listMatches(world, { ...conditions, status: ['complete', 'abandoned'] }, { size: RESULTS }),
  ])
  return { live, upcoming, results }
}

/** The last seq of a match's log and its entries after one; undefined where there is no such match. */
export async function matchLog(
  { db }: Pick<World, 'db'>,
  matchId: string,
  after: number,
): Promise<{ seq: number; entries: Entry[] } | undefined> {
  const row = await findLog(db, matchId, after)
  return row && { seq: row.seq, entries: entriesOf(row, after) }
}

/** JSON `{ seq, card, board }` of a match as it stands; undefined where there is no such match. */
export async function liveSnapshot(
  world: World,
  matchId: string,
): Promise<{ seq: number; json: string } | undefined> {
  const [card] = await listMatches(world, { ids: [matchId] })
  const state = await read(world, matchId)
  return card && state && { seq: state.seq, json: snapshotJson(card, state) }
}

/**
 * Writes facts down after the entry `expectedSeq`, and tells those who watch. Said again (an answer was
 * lost), the same facts at the same place are answered as they were the first time.
 */
export const recordFacts = (
  world: World,
  recording: Recording,
): Promise<Result<{ seq: number }, RecordRefusal>> => record(world, recording)

export type NewMatch = MatchToStore

/** Writes matches whole, with what has been played of them; nobody is told. */
export const storeMatches = (db: Db, matches: readonly NewMatch[]): Promise<void> =>
  store(db, matches)

/** A match folded, to be looked at before the next await; undefined where there is no such match. */
export const readMatch = (world: World, matchId: string): Promise<MatchState | undefined> =>
  read(world, matchId)
