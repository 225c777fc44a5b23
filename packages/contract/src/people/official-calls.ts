import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { PersonId } from '../ids.ts'
import { MatchCard } from '../matches/match-card.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { PersonRef } from '../records.ts'
import { Day } from '../time.ts'

export const OfficialRole = z.enum([
  'umpire',
  'tv-umpire',
  'reserve-umpire',
  'match-referee',
  'scorer',
])
export type OfficialRole = z.infer<typeof OfficialRole>

export const OfficialSummary = PersonRef.extend({
  roles: z.array(z.object({ role: OfficialRole, matches: z.int() })),
  matches: z.int(),
  lastStood: Day.nullable(),
})
export type OfficialSummary = z.infer<typeof OfficialSummary>

const OFFICIAL_NOT_FOUND = { status: 404, message: 'Official not found.' } as const

export const officialCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/officials/filter',
      summary: 'Umpires, referees and scorers by name and role',
      tags: ['Officials'],
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            role: z.array(OfficialRole).max(5).optional(),
          })
          .prefault({}),
        sort: z.enum(['most-matches', 'name']).default('most-matches'),
        page: PageRequest,
      }),
    )
    .output(
      envelope(pageOf(OfficialSummary).extend({ counts: z.object({ role: z.array(Count) }) })),
    ),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/officials/{officialId}',
      summary: 'An official: roles and matches',
      tags: ['Officials'],
    })
    .errors({ OFFICIAL_NOT_FOUND })
    .input(z.object({ officialId: PersonId }))
    .output(
      envelope(
        z.object({
          official: OfficialSummary,
          recent: z.array(MatchCard),
          upcoming: z.array(MatchCard),
        }),
      ),
    ),
}
