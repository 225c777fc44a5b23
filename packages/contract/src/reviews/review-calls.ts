import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { GROUND_NOT_FOUND } from '../grounds/ground-calls.ts'
import { GroundId } from '../ids.ts'
import { BAD_CURSOR, pageOf, PageRequest } from '../page.ts'
import { Instant } from '../time.ts'

const path = (rest: string) => `/api/v1/reviews/grounds/{groundId}${rest}` as const
const tags = ['Reviews']

const NOT_PLAYED = {
  status: 403,
  message: 'You can review a ground once you have booked it and played there.',
} as const

const REVIEWED_ALREADY = {
  status: 409,
  message: 'You have already reviewed this ground.',
} as const

const REVIEW_NOT_FOUND = { status: 404, message: 'Review not found.' } as const

const Stars = z.int().min(1).max(5)

const LONGEST = 2_000
/** Several lines are allowed; other control characters are not. */
const Text = z
  .string()
  .trim()
  .max(LONGEST)
  .regex(/^(?:\P{Cc}|\n)*$/u, 'Must be text')

export const Review = z.object({
  id: z.uuid(),
  /** First name and the letter of the last. */
  author: z.string(),
  stars: Stars,
  text: z.string(),
  writtenAt: Instant,
  /** The ground's reply. */
  reply: z.object({ text: z.string(), at: Instant }).nullable(),
})
export type Review = z.infer<typeof Review>

/** The rating by all reviews of a ground, whatever the filter. */
export const Rating = z.object({
  reviews: z.int(),
  /** Null without reviews. */
  average: z.number().nullable(),
  /** The number of reviews for each number of stars, five first. */
  distribution: z.array(z.object({ stars: Stars, count: z.int() })),
})
export type Rating = z.infer<typeof Rating>

export const reviewCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: path('/filter'),
      summary: 'What people say who have been at a ground',
      tags,
      successStatus: 200,
    })
    .errors({ GROUND_NOT_FOUND, BAD_CURSOR })
    .input(
      z.strictObject({
        groundId: GroundId,
        filter: z.strictObject({ stars: z.array(Stars).max(5).optional() }).prefault({}),
        sort: z.enum(['latest', 'best', 'worst']).default('latest'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(Review).extend({ rating: Rating }))),

  write: oc
    .route({
      method: 'POST',
      path: path(''),
      summary: 'Review a ground, once, after having been there by a paid booking',
      tags,
      successStatus: 201,
    })
    .errors({ SIGNED_OUT, GROUND_NOT_FOUND, NOT_PLAYED, REVIEWED_ALREADY })
    .input(z.strictObject({ groundId: GroundId, stars: Stars, text: Text.default('') }))
    .output(envelope(Review)),

  own: oc
    .route({
      method: 'GET',
      path: path('/own'),
      summary: 'One’s own review of a ground, and whether one may write or change it',
      tags,
    })
    .errors({ SIGNED_OUT, GROUND_NOT_FOUND })
    .input(z.object({ groundId: GroundId }))
    .output(envelope(z.object({ mayReview: z.boolean(), review: Review.nullable() }))),

  change: oc
    .route({
      method: 'PUT',
      path: path('/own'),
      summary:
        'Change one’s own review of a ground; it is as of now, and what the ground answered stays',
      tags,
    })
    .errors({ SIGNED_OUT, GROUND_NOT_FOUND, REVIEW_NOT_FOUND })
    .input(z.strictObject({ groundId: GroundId, stars: Stars, text: Text.default('') }))
    .output(envelope(Review)),

  reply: oc
    .route({
      method: 'POST',
      path: path('/{reviewId}/reply'),
      summary:
        'Answer a review of a ground that one looks after; an answer takes the place of the last',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_ALLOWED, GROUND_NOT_FOUND, REVIEW_NOT_FOUND })
    .input(
      z.strictObject({
        groundId: GroundId,
        reviewId: z.uuid(),
        text: Text.min(1, 'Write an answer'),
      }),
    )
    .output(envelope(Review)),
}
