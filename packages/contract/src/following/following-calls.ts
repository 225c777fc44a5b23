import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { Instant } from '../time.ts'

const path = '/api/v1/following'
const one = `${path}/{kind}/{thingId}` as const
const tags = ['Following']

/** What may be followed. */
export const FollowedKind = z.enum(['match', 'team', 'player', 'tournament', 'organisation'])
export type FollowedKind = z.infer<typeof FollowedKind>

const Followable = z.strictObject({ kind: FollowedKind, thingId: z.uuid() })

/** There is no such thing on this site. */
const NOTHING_TO_FOLLOW = { status: 404, message: 'We could not find what to follow.' } as const

/** An account follows 500 things at most. */
const TOO_MANY_FOLLOWED = {
  status: 409,
  message: 'You follow 500 things, which is as many as possible. Stop following one first.',
} as const

/** Something that the account follows. */
export const Followed = z.object({
  kind: FollowedKind,
  id: z.uuid(),
  /** A match is named by its sides, a tournament with its season. */
  name: z.string(),
  /** The address of its page. */
  path: z.string(),
  followedAt: Instant,
})
export type Followed = z.infer<typeof Followed>

const Following = envelope(z.object({ isFollowed: z.boolean() }))

export const followingCalls = {
  list: oc
    .route({ method: 'GET', path, summary: 'All that one follows, the latest first', tags })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(Followed))),

  show: oc
    .route({ method: 'GET', path: one, summary: 'Whether one follows something', tags })
    .errors({ SIGNED_OUT })
    .input(Followable)
    .output(Following),

  follow: oc
    .route({
      method: 'PUT',
      path: one,
      summary:
        'Follow a match, team, player, tournament or organisation; repeating it changes nothing',
      tags,
    })
    .errors({ SIGNED_OUT, NOTHING_TO_FOLLOW, TOO_MANY_FOLLOWED, TOO_MANY_TRIES })
    .input(Followable)
    .output(Following),

  unfollow: oc
    .route({
      method: 'DELETE',
      path: one,
      summary: 'Stop following something; repeating it changes nothing',
      tags,
    })
    .errors({ SIGNED_OUT })
    .input(Followable)
    .output(Following),
}
