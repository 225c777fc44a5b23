import * as t from '#texts/tournaments.ts'
import type { Breach, LineUpSquad } from './squad-calls.ts'

const ofSquad = {
  size: t.squadTooLarge,
  guests: t.tooManyGuests,
  overseas: t.tooManyOverseas,
} as const

const ofPlayer = {
  age: t.notOfAge,
  registration: t.registeredLate,
  'knock-out': t.tooFewMatches,
  outsider: t.notInTheSquad,
  overs: t.tooManyOvers,
  suspended: t.isSuspended,
} as const

const unknown = { age: t.noDateOfBirth, registration: t.noRegistration } as const

const isKey = <T extends object>(of: T, key: PropertyKey): key is keyof T => Object.hasOwn(of, key)

/** A rule that is broken, or cannot be checked, in words. */
export function breachText({ rule, player, isUnknown }: Omit<Breach, 'clause'>): string {
  const name = player ?? ''
  if (isUnknown && isKey(unknown, rule)) return unknown[rule]({ name })
  if (isKey(ofPlayer, rule)) return ofPlayer[rule]({ name })
  if (isKey(ofSquad, rule)) return ofSquad[rule]
  return rule === 'umpires' ? t.tooFewUmpires : t.nobodyScores
}

type LeftOut = NonNullable<LineUpSquad['sheet']>['leftOut'][number]

const whyNot = {
  suspended: t.leftOutSuspended,
  outsider: t.leftOutNotInSquad,
  age: t.leftOutNotOfAge,
  registration: t.leftOutRegistered,
  'knock-out': t.leftOutTooFew,
  hidden: t.leftOutHidden,
} as const

/** Why somebody of a team sheet is not in the line-up. */
export const leftOutText = (name: string, why: LeftOut['why']): string =>
  isKey(whyNot, why) ? whyNot[why]({ name }) : t.mayNotPlay({ name })

export const kindNames = {
  member: t.playerOfTheTeam,
  guest: t.guest,
  overseas: t.overseas,
} as const

/** What may be said of a clause of the handbook, in the order of the form. */
export const clauseNames = [
  ['size', t.squadSize],
  ['age', t.age],
  ['guests', t.guests],
  ['overseas', t.overseasPlayers],
  ['registration', t.registration],
  ['knock-out', t.knockOut],
  ['outsider', t.onlyTheSquadPlays],
  ['overs', t.oversOfABowler],
  ['scorer', t.scorer],
  ['umpires', t.umpires],
] as const
