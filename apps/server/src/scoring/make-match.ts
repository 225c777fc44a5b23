import { createHash, randomUUID } from 'node:crypto'
import type { NewMatch } from '@pavilion/contract/matches/new-match.ts'
import { IDEMPOTENCY_KEY_REUSED } from '@pavilion/contract/matches/scoring-refusals.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { evolve, startMatch } from '@pavilion/cricket/fold/match.ts'
import { judge } from '@pavilion/cricket/laws/judge.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { type Account, may } from '#access/access.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { isInScope, matchScheduled, storeMatches } from '#matches/matches.ts'
import { spendTries } from '#security/limits.ts'
import { limits } from './limits.ts'
import { conditionsOf, matchTypeOf } from './new-conditions.ts'
import { dayAfter, newPlace } from './new-place.ts'
import { newId } from './new-records.queries.ts'
import { type NewSides, sidesOf } from './new-sides.ts'
import { findMade, insertScoring, lockMaker } from './scoring.queries.ts'
import { refuseOverLimit } from './side-limits.ts'

export type Making = {
  readonly input: NewMatch
  readonly actor: Account
  readonly site: Site
  /** The entry of a club's calendar whose team sheet it is started from; null for none. */
  readonly entryId: string | null
}

/** Counts a match that an account wants to make, unless this key has made it before. */
export async function spendMatch(
  context: CallContext,
  accountId: string,
  input: NewMatch,
): Promise<void> {
  if ((await madeBefore(context.app.db, accountId, input)) !== undefined) return
  await spendTries(context, [[limits.matchByAccount, accountId]])
}

/** Makes the match and everybody in it who is new, and answers its id; of the one that its key has made before. */
export async function makeMatch(app: AppContext, db: Db, making: Making): Promise<string> {
  const { input, actor } = making
  await lockMaker(db, actor.accountId)
  return (await madeBefore(db, actor.accountId, input)) ?? make(app, db, making)
}

/** The match that this key made earlier; none without a key. Refuses when that was from another setup. */
async function madeBefore(db: Db, accountId: string, input: NewMatch): Promise<string | undefined> {
  if (input.idempotencyKey === undefined) return undefined
  const made = await findMade(db, accountId, input.idempotencyKey)
  if (made === undefined) return undefined
  if (made.requestHash.equals(hashOf(input))) return made.id
  throw refuseCall('IDEMPOTENCY_KEY_REUSED', IDEMPOTENCY_KEY_REUSED)
}

const hashOf = (input: NewMatch): Buffer =>
  createHash('sha256').update(JSON.stringify(input)).digest()

async function make(app: AppContext, db: Db, making: Making): Promise<string> {
  const { input, actor, site, entryId } = making
  const { accountId } = actor
  const conditions = conditionsOf(input.conditions)
  const sides = await sidesOf(db, input, actor)
  const place = await newPlace(db, { input, actor, timeZone: site.timeZone, now: app.now() })
  const { ground, startsOn, startsAt, officials } = place
  await refuseOverLimit(db, sides.teams, { day: startsOn, path: 'teams' })
  const setup = { conditions, teams: sides.teams }
  const id = await newId(db)
  await storeMatches(db, [
    {
      id,
      tournamentId: null,
      groundId: ground?.id ?? null,
      matchNumber: null,
      stage: null,
      matchType: matchTypeOf(conditions),
      gender: sides.gender,
      teamKind: sides.found.every(({ kind }) => kind === 'international')
        ? 'international'
        : 'club',
      season: startsOn.slice(0, 4),
      startsOn,
      endsOn: dayAfter(startsOn, conditions.daysScheduled - 1),
      startsAt,
      isSample: false,
      officials,
      state: begun(setup, sides, input.toss),
      recordedBy: accountId,
      visibility: input.visibility,
      closesGround: ground !== undefined && may(actor, 'manage-ground', ground),
    },
  ])
  const key = input.idempotencyKey ?? randomUUID()
  const requestHash = hashOf(input)
  await insertScoring(db, { matchId: id, accountId, key, requestHash, entryId, now: app.now() })
  await refuseElsewhere(db, site.organisationId, id)
  if (input.visibility === 'public') {
    await record(db, { is: matchScheduled, thingId: id, accountId, data: {}, at: app.now() })
  }
  return id
}

/** A site with a world of its own shows the matches of its teams only. */
async function refuseElsewhere(db: Db, organisation: string | null, id: string): Promise<void> {
  if (organisation === null || (await isInScope({ db }, organisation, id))) return
  throw refuseField('teams', 'At least one of the teams must belong to this site.')
}

function begun(setup: MatchSetup, { roles, teams }: NewSides, toss: NewMatch['toss']) {
  const tossed: PlayFact[] =
    toss === undefined
      ? []
      : [{ type: 'toss', winner: teams[toss.winner === 0 ? 0 : 1].id, decision: toss.decision }]
  return [...roles, ...tossed].reduce((state, fact) => {
    const verdict = judge(state, fact)
    if (!verdict.ok) throw new Error(`A new match cannot begin with ${fact.type}: ${verdict.code}.`)
    return evolve(state, { seq: state.seq + 1, fact })
  }, startMatch(setup))
}
