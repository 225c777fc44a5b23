import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Count } from './count.ts'
import { envelope } from './envelope.ts'
import { GroundId } from './ids.ts'
import { MatchCard } from './match-card.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from './page.ts'
import { GroundRef } from './records.ts'
import { Day } from './time.ts'

export const GroundSummary = GroundRef.extend({
  country: z.string().nullable(),
  matches: z.int(),
  lastPlayed: Day.nullable(),
  isPlaying: z.boolean(),
})
export type GroundSummary = z.infer<typeof GroundSummary>

/** What a format's matches at a ground have been like. */
export const GroundRecord = z.object({
  format: z.string(),
  formatName: z.string(),
  matches: z.int(),
  /** Runs; null where no first innings has been played. */
  firstInningsAverage: z.number().nullable(),
  highestTotal: z.int().nullable(),
  lowestTotal: z.int().nullable(),
  wonBattingFirst: z.int(),
  wonBattingSecond: z.int(),
})
export type GroundRecord = z.infer<typeof GroundRecord>

const GROUND_NOT_FOUND = { status: 404, message: 'We do not know that ground.' } as const

export const groundCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/grounds/filter',
      summary: 'Grounds by name and city',
      tags: ['Grounds'],
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            city: z.array(Words).max(20).optional(),
          })
          .prefault({}),
        sort: z.enum(['most-matches', 'name']).default('most-matches'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(GroundSummary).extend({ counts: z.object({ city: z.array(Count) }) }))),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/grounds/{groundId}',
      summary: 'A ground: its matches and how they go',
      tags: ['Grounds'],
    })
    .errors({ GROUND_NOT_FOUND })
    .input(z.object({ groundId: GroundId }))
    .output(
      envelope(
        z.object({
          ground: GroundSummary,
          record: z.array(GroundRecord),
          live: z.array(MatchCard),
          upcoming: z.array(MatchCard),
          results: z.array(MatchCard),
        }),
      ),
    ),
}
