import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TeamId, TournamentId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { TeamRef } from '../records.ts'
import { Instant } from '../time.ts'
import { TEAMS_NOT_LEVEL, TOURNAMENT_NOT_FOUND } from './tournament-refusals.ts'

const MOST_TEAMS = 64

const LotKind = z.enum(['coin', 'lots'])

/** A coin that was tossed or lots that were drawn; the teams in the order in which they came out. */
const Lot = z.object({
  id: z.uuid(),
  kind: LotKind,
  teams: z.array(TeamRef),
  /** Who did it, and why. */
  by: z.string(),
  reason: z.string(),
  at: Instant,
})

/** Teams that share a place in a table in which they have played. */
export const LevelTeams = z.object({
  stage: z.string().nullable(),
  group: z.string().nullable(),
  /** The place at which all of them finished in their groups, where they are of different groups; else null. */
  across: z.int().nullable(),
  teams: z.array(TeamRef),
  /** The knock-out waits for a lot among them. */
  isDue: z.boolean(),
})
export type LevelTeams = z.infer<typeof LevelTeams>

const Lots = z.object({
  level: z.array(LevelTeams),
  /** The latest first. */
  lots: z.array(Lot),
})

const tags = ['Fixtures of a tournament']
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}${path}` as const

/** What decides when nothing else does. */
export const lotCalls = {
  lots: oc
    .route({
      method: 'GET',
      path: of('/lots'),
      summary: 'Teams that nothing tells apart, and the lots that were drawn',
      tags,
    })
    .errors(refusals)
    .input(tournamentId)
    .output(envelope(Lots)),

  recordLot: oc
    .route({
      method: 'PUT',
      path: of('/lots/{lotId}'),
      summary: 'Records a coin’s toss or a drawing of lots among teams that are level',
      tags,
    })
    .errors({ ...refusals, TEAMS_NOT_LEVEL })
    .input(
      tournamentId
        .extend({
          /** Made by the caller, so that a request that is repeated changes nothing. */
          lotId: z.uuid(),
          kind: LotKind,
          teamIds: z.array(TeamId).min(2).max(MOST_TEAMS),
          by: oneLine(1, 80),
          reason: oneLine(1, 200),
        })
        .refine(({ kind, teamIds }) => kind === 'lots' || teamIds.length === 2, {
          path: ['kind'],
          message: 'A coin decides between two teams.',
        }),
    )
    .output(envelope(Lots)),

  removeLot: oc
    .route({
      method: 'POST',
      path: of('/lots/{lotId}/remove'),
      summary: 'Takes a lot back that was recorded by mistake; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(tournamentId.extend({ lotId: z.uuid() }))
    .output(envelope(Lots)),
}
