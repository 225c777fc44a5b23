import { z } from 'zod'
import { MatchId, TournamentId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Day, Instant } from '../time.ts'

const prose = (most: number) => z.string().trim().min(1).max(most)

/** Reported, then charged or dismissed, then decided; a decision may be set aside, as after an appeal. */
export const CaseState = z.enum(['reported', 'charged', 'decided', 'dismissed', 'set-aside'])

export const Sanction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reprimand') }),
  /** What is to be paid to whom, in words. */
  z.strictObject({ kind: z.literal('fine'), fine: oneLine(1, 200) }),
  z.strictObject({ kind: z.literal('matches'), matches: z.int().min(1).max(50) }),
  /** The last day of the suspension. */
  z.strictObject({ kind: z.literal('until'), until: Day }),
])
export type Sanction = z.infer<typeof Sanction>

export const Reason = prose(1000)

/** What somebody is reported for. */
export const reportFields = {
  teamId: z.uuid(),
  player: oneLine(1, 100),
  /** Of the code of conduct: "2.3". */
  clause: oneLine(0, 20),
  happened: prose(2000),
}

export const CaseMatch = z.object({
  id: MatchId,
  home: z.string(),
  away: z.string(),
  startsAt: Instant.nullable(),
})

/** What whoever reported a player is shown of it. */
export const OwnReport = z.object({
  id: z.uuid(),
  team: z.string(),
  player: z.string(),
  clause: z.string(),
  happened: z.string(),
  state: CaseState,
  reportedAt: Instant,
  /** Null until it is decided. */
  sanction: Sanction.nullable(),
  reason: z.string(),
  /** Why the decision was set aside. */
  setAsideFor: z.string().nullable(),
})
export type OwnReport = z.infer<typeof OwnReport>

export const DisciplineCase = OwnReport.extend({
  match: CaseMatch,
  /** Null once the account is gone. */
  reportedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  /** Of a suspension for matches, how many are left. */
  matchesLeft: z.int().nullable(),
  /** A suspension that is not over. */
  isInForce: z.boolean(),
})
export type DisciplineCase = z.infer<typeof DisciplineCase>

export const DisciplineBook = z.object({
  tournament: z.object({ id: TournamentId, name: z.string() }),
  timeZone: z.string(),
  /** What waits for the organiser first, then the latest. */
  cases: z.array(DisciplineCase),
  /** Those that have begun, the latest first. */
  matches: z.array(CaseMatch),
})
export type DisciplineBook = z.infer<typeof DisciplineBook>

export const ReportForm = z.object({
  tournament: z.object({ id: TournamentId, name: z.string() }),
  timeZone: z.string(),
  match: CaseMatch,
  /** Nobody can be reported before. */
  hasBegun: z.boolean(),
  /** Home first; who is in the line-up or the squad. */
  sides: z.array(z.object({ teamId: z.uuid(), name: z.string(), players: z.array(z.string()) })),
  /** What the caller has reported of this match. */
  reports: z.array(OwnReport),
})
export type ReportForm = z.infer<typeof ReportForm>
