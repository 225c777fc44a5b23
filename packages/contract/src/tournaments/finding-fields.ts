import { bonusParts, dayNames, findingKinds } from '@pavilion/cricket/linting/finding.ts'
import { sideResults } from '@pavilion/cricket/standings/contribution.ts'
import { z } from 'zod'
import { Day } from '../time.ts'
import { Measure } from './points-fields.ts'

const counted = <Is extends string>(is: Is) => z.object({ is: z.literal(is), count: z.int() })

/** A sentence of the rules; `at` is its place among the bonuses or the steps of the order. */
const Sentence = z.discriminatedUnion('is', [
  z.object({ is: z.literal('result'), result: z.enum(sideResults), points: z.number() }),
  z.object({ is: z.literal('bonus'), at: z.int(), points: z.number() }),
  z.object({ is: z.literal('most-bonus'), points: z.number() }),
  z.object({ is: z.literal('no-bonus'), of: z.enum(bonusParts) }),
  z.object({ is: z.literal('draw'), side: z.enum(['ahead', 'behind']), points: z.number() }),
  z.object({ is: z.literal('outright'), points: z.number() }),
  z.object({ is: z.literal('first-innings-lead'), points: z.number() }),
  z.object({ is: z.literal('no-results-left-out') }),
  z.object({
    is: z.literal('order'),
    at: z.int(),
    measures: z.array(z.union([Measure, z.literal('lot')])).readonly(),
  }),
  z.object({ is: z.literal('head-to-head'), at: z.int(), measures: z.array(Measure).readonly() }),
  counted('seeds'),
  counted('innings'),
  counted('qualifiers'),
  counted('teams'),
  counted('legs'),
  z.object({ is: z.literal('day'), of: z.enum(dayNames), day: Day }),
  counted('squad'),
  counted('side'),
  counted('at-least'),
  counted('under'),
  counted('knock-out-matches'),
  counted('league-matches'),
  z.object({ is: z.literal('format'), wickets: z.int(), overs: z.int().nullable() }),
])

/** What in the rules contradicts itself (`contradiction`) or is rarely meant (`doubt`): two sentences that clash. */
export const Finding = z.object({
  kind: z.enum(findingKinds),
  severity: z.enum(['contradiction', 'doubt']),
  clash: z.tuple([Sentence, Sentence]).readonly(),
})
