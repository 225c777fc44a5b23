import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'

const path = '/api/v1/notifications/push'
const tags = ['Notifications']

const bytes = (length: number) =>
  z
    .base64url()
    .refine(
      (text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === length,
      `must be ${length} bytes`,
    )

const P256_BYTES = 65
const SECRET_BYTES = 16

const Subscribed = envelope(z.object({ isSubscribed: z.boolean() }))

export const pushCalls = {
  pushState: oc
    .route({
      method: 'GET',
      path,
      summary: 'Whether this session’s browser is subscribed, and the key to subscribe it with',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(
      envelope(
        z.object({
          isSubscribed: z.boolean(),
          /** The public key of this installation, for `applicationServerKey` (RFC 8292). */
          key: z.string(),
        }),
      ),
    ),

  subscribe: oc
    .route({
      method: 'PUT',
      path: `${path}/subscription`,
      summary: 'Send notifications to this browser as well, until its session ends (RFC 8030)',
      tags,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES })
    .input(
      z.strictObject({
        endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
        /** The browser’s public key and secret, as `PushSubscription.toJSON()` has them. */
        keys: z.strictObject({ p256dh: bytes(P256_BYTES), auth: bytes(SECRET_BYTES) }),
      }),
    )
    .output(Subscribed),

  unsubscribe: oc
    .route({
      method: 'DELETE',
      path: `${path}/subscription`,
      summary: 'Send notifications to this session’s browser no more',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(Subscribed),
}
