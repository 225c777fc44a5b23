import { createHash } from 'node:crypto'
import type { Conditions } from '@pavilion/contract/matches/new-match.ts'
import { startMatch } from '@pavilion/cricket/fold/match.ts'
import type { Team } from '@pavilion/cricket/setup.ts'
import type { Db } from '#db/connect.ts'
import { keepGround } from '#grounds/grounds.ts'
import { moveUntouched, storeMatches } from '#matches/matches.ts'
import { conditionsOf, matchTypeOf } from './new-conditions.ts'
import { dayAfter, dayIn } from './new-place.ts'
import { findTeam, newId } from './new-records.queries.ts'
import { insertScoring } from './scoring.queries.ts'

/** When and where a match is played. */
export type When = {
  readonly startsAt: string | null
  /** The local day, while the time is not set. */
  readonly day: string
  /** A ground by its name; none where it is empty. */
  readonly ground: { readonly name: string; readonly city: string; readonly timeZone: string }
  /** Whoever runs it: meanwhile nobody can book a ground of theirs. */
  readonly organisationId: string | null
}

/** A match of a tournament, before anybody is in its line-ups. */
export type Scheduled = When & {
  readonly tournamentId: string
  readonly season: string
  readonly stage: string | null
  readonly group: string | null
  readonly number: string
  readonly teamIds: readonly [string, string]
  readonly conditions: Conditions
  readonly gender: 'male' | 'female' | 'mixed'
  /** Made once for each key of an account. */
  readonly key: string
  /** Who scores it besides those who run the tournament; null for nobody. */
  readonly accountId: string | null
  readonly now: string
}

async function placeOf(db: Db, { startsAt, day, ground, organisationId }: When) {
  const found = ground.name === '' ? undefined : await keepGround(db, ground)
  const startsOn = startsAt === null ? day : dayIn(found?.timeZone ?? ground.timeZone, startsAt)
  const closesGround = organisationId !== null && found?.organisationId === organisationId
  return { groundId: found?.id ?? null, startsOn, startsAt, closesGround }
}

async function teamOf(db: Db, id: string): Promise<Team> {
  const team = await findTeam(db, id)
  if (team === undefined) throw new Error(`The team ${id} of a fixture is gone.`)
  const { name, shortName } = team
  return { id, name, ...(shortName !== null && { shortName }), players: [] }
}

/** Makes the match and answers its id. */
export async function scheduleMatch(db: Db, scheduled: Scheduled): Promise<string> {
  const { tournamentId, season, stage, group, number, teamIds, gender, accountId } = scheduled
  const conditions = conditionsOf(scheduled.conditions)
  const [one, other] = teamIds
  const teams = [await teamOf(db, one), await teamOf(db, other)] as const
  const place = await placeOf(db, scheduled)
  const id = await newId(db)
  await storeMatches(db, [
    {
      ...place,
      id,
      tournamentId,
      matchNumber: number,
      stage,
      group,
      matchType: matchTypeOf(conditions),
      gender,
      teamKind: 'club',
      season,
      endsOn: dayAfter(place.startsOn, conditions.daysScheduled - 1),
      isSample: false,
      officials: [],
      state: startMatch({ conditions, teams }),
      recordedBy: accountId ?? 'tournament',
    },
  ])
  const { key, now } = scheduled
  const requestHash = createHash('sha256').update(key).digest()
  await insertScoring(db, { matchId: id, accountId, key, requestHash, entryId: null, now })
  return id
}

/** Answers whether the match has moved: what has begun stays. */
export async function rescheduleMatch(
  db: Db,
  matchId: string,
  when: When & { readonly days: number },
): Promise<boolean> {
  const place = await placeOf(db, when)
  const endsOn = dayAfter(place.startsOn, when.days - 1)
  return moveUntouched(db, { matchId, ...place, endsOn })
}
