import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { Equipment, GroundFacts, GroundOfficial, GroundPhoto, WeeklySlot } from './ground-facts.ts'
import { GroundId } from '../ids.ts'
import { MatchCard } from '../matches/match-card.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Currency } from '../places/place-calls.ts'
import { GroundRef } from '../records.ts'
import { Day } from '../time.ts'
import { MinorUnits } from '../units.ts'

export const GroundSummary = GroundRef.extend({
  country: z.string().nullable(),
  matches: z.int(),
  lastPlayed: Day.nullable(),
  isPlaying: z.boolean(),
  /** Whether the ground is for hire. */
  isBookable: z.boolean(),
  /** Null when the ground is not for hire. */
  hire: z
    .object({
      currency: Currency,
      /** What the cheapest slot costs. */
      slotFrom: MinorUnits,
    })
    .nullable(),
})
export type GroundSummary = z.infer<typeof GroundSummary>

/** The results of a format's matches at a ground. */
export const GroundRecord = z.object({
  format: z.string(),
  formatName: z.string(),
  matches: z.int(),
  /** In runs; null before the first completed first innings. */
  firstInningsAverage: z.number().nullable(),
  highestTotal: z.int().nullable(),
  lowestTotal: z.int().nullable(),
  wonBattingFirst: z.int(),
  wonBattingSecond: z.int(),
})
export type GroundRecord = z.infer<typeof GroundRecord>

export const GROUND_NOT_FOUND = { status: 404, message: 'Ground not found.' } as const

export const groundExpansions = [
  'slots',
  'amenities',
  'all-equipments',
  'photos',
  'officials',
] as const
export type GroundExpansion = (typeof groundExpansions)[number]

const expansions: readonly string[] = groundExpansions
const LONGEST_EXPAND = 200

/** A comma-separated list of optional parts of the answer. */
const Expand = z
  .string()
  .max(LONGEST_EXPAND)
  .superRefine((list, refined) => {
    for (const name of list.split(',').filter((one) => !expansions.includes(one))) {
      refined.addIssue({
        code: 'custom',
        message: `can only name ${expansions.join(', ')}; not "${name}"`,
      })
    }
  })
  .optional()

/** What can be hired, and how. Parts that were not requested are left out. */
export const PublicGround = z.object({
  ground: GroundRef,
  /** Null when the ground is not for hire. */
  facts: GroundFacts.nullable(),
  slots: z.array(WeeklySlot).optional(),
  amenities: z.array(z.string()).optional(),
  equipments: z.array(Equipment).optional(),
  photos: z.array(GroundPhoto).optional(),
  officials: z.array(GroundOfficial).optional(),
})
export type PublicGround = z.infer<typeof PublicGround>

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

  showPublic: oc
    .route({
      method: 'GET',
      path: '/api/v3/grounds/{groundId}/public',
      summary: 'What a ground offers to those who might hire it',
      tags: ['Grounds'],
    })
    .errors({ GROUND_NOT_FOUND })
    .input(z.strictObject({ groundId: GroundId, expand: Expand }))
    .output(envelope(PublicGround)),
}
