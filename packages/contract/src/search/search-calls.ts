import { oc } from '@orpc/contract'
import { z } from 'zod'
import { envelope } from '../envelope.ts'
import { MatchCard } from '../matches/match-card.ts'
import { Badge } from '../organisations/badge-fields.ts'
import { Words } from '../page.ts'
import { PlayingRole } from '../people/playing-style.ts'

/** A search result with its page. `matched` are [from, to) spans of `title` to emphasise. */
export const SearchHit = z.object({
  kind: z.enum([
    'player',
    'official',
    'team',
    'tournament',
    'club',
    'association',
    'academy',
    'ground-owner',
    'ground',
    'match',
    'post',
  ]),
  id: z.uuid(),
  title: z.string(),
  subtitle: z.string(),
  href: z.string(),
  matched: z.array(z.tuple([z.int(), z.int()])),
  isLive: z.boolean(),
  isSample: z.boolean(),
  /** What a team, club, association, academy or ground owner is recognised by; null where it has said nothing. */
  badge: Badge.nullable(),
  /** Of a team: the letters on its crest. */
  shortName: z.string().nullable(),
  /** Of a match: its scores and state. */
  match: MatchCard.nullable(),
  /** Of a player. */
  figures: z
    .object({
      role: PlayingRole.nullable(),
      matches: z.int(),
      runs: z.int(),
      wickets: z.int(),
    })
    .nullable(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const searchCalls = {
  everything: oc
    .route({
      method: 'GET',
      path: '/api/v1/search',
      summary:
        'Players, officials, teams, clubs, associations, academies, tournaments, grounds and matches by name, and posts',
      tags: ['Search'],
    })
    .input(
      z.object({
        q: Words.min(2),
        limit: z.coerce.number<number>().int().min(1).max(20).default(6),
      }),
    )
    .output(envelope(z.object({ hits: z.array(SearchHit) }))),
}
