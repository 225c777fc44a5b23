import type { Conditions } from '@pavilion/contract/matches/new-match.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { type Account, may } from '#access/access.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { reformatUntouched } from '#matches/matches.ts'
import { insertPeople } from '#people/people.ts'
import {
  type Scheduled,
  type When,
  rescheduleMatch as reschedule,
  scheduleMatch as schedule,
} from './schedule-match.ts'
import { writeLineUps } from './line-ups.ts'
import { makeMatch, type Making, spendMatch } from './make-match.ts'
import { conditionsOf, matchTypeOf } from './new-conditions.ts'
import { findTeam, type TeamFound } from './new-records.queries.ts'
import { clubNamed as named, type LineUps } from './new-sides.ts'
import { findScored } from './scoring.queries.ts'
import { matchOfScorer } from './match-of-scorer.ts'

/** The playing conditions that were asked for; refuses rules that contradict each other. */
export const playingConditions = (asked: Conditions): PlayingConditions => conditionsOf(asked)

export type Team = TeamFound

/** Undefined when there is no such team. */
export const teamById = (db: Db, id: string): Promise<Team | undefined> => findTeam(db, id)

type Club = {
  readonly name: string
  readonly gender: 'male' | 'female' | 'mixed'
  readonly actor: Account
}

/** The club of this name that the account may enter, made if there is none; never somebody else’s. */
export const clubNamed = (db: Db, { name, gender, actor }: Club): Promise<Team> =>
  named(db, { name }, { gender, actor })

/** Counts a match that an account wants to make, unless this key has made it before. */
export const spendNewMatch = (
  context: CallContext,
  accountId: string,
  input: Making['input'],
): Promise<void> => spendMatch(context, accountId, input)

/** Makes a match as `scoring.create` does, in a transaction of the caller's, and answers its id. */
export const newMatch = (app: AppContext, db: Db, making: Making): Promise<string> =>
  makeMatch(app, db, making)

/** Whether the account may score this match. */
export async function mayScoreMatch(db: Db, actor: Account, matchId: string): Promise<boolean> {
  const match = await findScored(db, matchId)
  return match !== undefined && may(actor, 'score-match', match)
}

/** Makes a match of a tournament, before anybody is in its line-ups, and answers its id. */
export const scheduleMatch = (db: Db, scheduled: Scheduled): Promise<string> =>
  schedule(db, scheduled)

/** Moves a match to another time and ground. Answers whether it has moved: what has begun stays. */
export const rescheduleMatch = (
  db: Db,
  matchId: string,
  when: When & { readonly days: number },
): Promise<boolean> => reschedule(db, matchId, when)

/** Gives a match other conditions than it was made by. Answers whether it has them: what has begun keeps its own. */
export const reformatMatch = (
  db: Db,
  matchId: string,
  conditions: PlayingConditions,
): Promise<boolean> =>
  reformatUntouched(db, { matchId, conditions, matchType: matchTypeOf(conditions) })

type Naming = {
  readonly matchId: string
  /** As lines of a team sheet: "7 Ayesha Khan". */
  readonly players: LineUps
  readonly actor: Account
}

/** Names who plays in a match of which nothing has been recorded. Answers whether they are named. */
export async function nameLineUps(db: Db, naming: Naming): Promise<boolean> {
  const match = await findScored(db, naming.matchId)
  return match !== undefined && writeLineUps(db, { ...naming, setup: match.setup })
}

/** The record of somebody who has none yet; answers its id. */
export async function newPerson(db: Db, name: string, madeBy: string | null): Promise<string> {
  const [id] = await insertPeople(db, { names: [name], gender: null, madeBy })
  if (id === undefined) throw new Error('A person was made without an id.')
  return id
}

/** Refuses a caller who may not score the match. */
export async function refuseOthers(context: CallContext, matchId: string): Promise<void> {
  await matchOfScorer(context, matchId)
}
