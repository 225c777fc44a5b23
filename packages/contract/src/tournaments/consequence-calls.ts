import { awardKinds } from '@pavilion/cricket/awards/formula.ts'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId } from '../ids.ts'
import { Fact } from '../matches/match-facts.ts'
import { FACT_REFUSED, LOG_MOVED, MATCH_NOT_FOUND } from '../matches/scoring-refusals.ts'

const MOST_FACTS = 2_000

const Row = z.object({
  place: z.int(),
  played: z.int(),
  points: z.number(),
  netRunRate: z.number().nullable(),
})

const Line = z.object({ place: z.int(), points: z.number() })

/** What of a tournament differs before and after corrections; null: not there. */
const Consequences = z.object({
  /** The tournament of the match; null for a match of none. */
  tournament: z.string().nullable(),
  tables: z.array(
    z.object({
      stage: z.string().nullable(),
      group: z.string().nullable(),
      rows: z.array(z.object({ team: z.string(), from: Row.nullable(), to: Row.nullable() })),
    }),
  ),
  awards: z.array(
    z.object({
      kind: z.enum(awardKinds),
      lines: z.array(z.object({ player: z.string(), from: Line.nullable(), to: Line.nullable() })),
    }),
  ),
})
export type Consequences = z.infer<typeof Consequences>

/** What corrections of a match would change outside of it. */
export const consequenceCalls = {
  consequences: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/scoring/consequences',
      summary:
        'What facts would change of the tournament’s tables and awards, before they are recorded; nothing is',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, MATCH_NOT_FOUND, LOG_MOVED, FACT_REFUSED })
    .input(
      z.strictObject({
        matchId: MatchId,
        /** The last seq of the log that the facts would follow. */
        after: z.int().min(0).max(2_147_483_647),
        facts: z.array(Fact).min(1).max(MOST_FACTS),
      }),
    )
    .output(envelope(Consequences)),
}
