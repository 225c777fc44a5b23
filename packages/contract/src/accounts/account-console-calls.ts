import { oc } from '@orpc/contract'
import { z } from 'zod'
import { envelope } from '../envelope.ts'
import { Instant } from '../time.ts'
import { SIGNED_OUT } from './account-refusals.ts'

const Person = z.object({ id: z.uuid(), name: z.string(), email: z.string() })

/** An account as operators see it. */
export const ConsoleAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.enum(['unverified', 'active']),
  isOperator: z.boolean(),
  createdAt: Instant,
  /** Of its open sessions; null without any. */
  lastUsedAt: Instant.nullable(),
  /** How many sessions are open. */
  sessions: z.int().min(0),
  suspension: z.object({ reason: z.string(), at: Instant, by: Person.nullable() }).nullable(),
})
export type ConsoleAccount = z.infer<typeof ConsoleAccount>

const NOT_FOUND = { status: 404, message: 'Not found.' } as const
const ACCOUNT_NOT_FOUND = { status: 404, message: 'Account not found.' } as const
const IS_OPERATOR = {
  status: 409,
  message: 'That account is an operator. Take the role away on the server first.',
} as const
export const accountConsoleRefusals = { SIGNED_OUT, NOT_FOUND, ACCOUNT_NOT_FOUND, IS_OPERATOR }

const tags = ['Operator']
const path = (rest: string) => `/api/v1/operator/accounts/${rest}` as const
const which = { accountId: z.uuid() }

/** For operators; everybody else is answered as at an unknown address. */
export const accountConsoleCalls = {
  find: oc
    .route({
      method: 'POST',
      path: path('filter'),
      summary:
        'Accounts by id, email address, telephone number or a part of the name, the newest first, fifty at most',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND })
    .input(
      z.strictObject({
        text: z
          .string()
          .trim()
          .min(3, 'Write at least three letters')
          .max(254)
          .regex(/^[^\0]*$/, 'Must be text'),
      }),
    )
    .output(envelope(z.object({ items: z.array(ConsoleAccount), total: z.int().min(0) }))),

  suspend: oc
    .route({
      method: 'POST',
      path: path('{accountId}/suspend'),
      summary: 'End all sessions of an account and let nobody log in to it, until that is lifted',
      tags,
      successStatus: 200,
    })
    .errors(accountConsoleRefusals)
    .input(
      z.strictObject({
        ...which,
        /** For the operators; the account is not told. */
        reason: z
          .string()
          .trim()
          .min(1, 'Say why')
          .max(500)
          .regex(/^[^\0]*$/, 'Must be text'),
      }),
    )
    .output(envelope(ConsoleAccount)),

  lift: oc
    .route({
      method: 'POST',
      path: path('{accountId}/lift'),
      summary: 'Let a suspended account log in again',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND, ACCOUNT_NOT_FOUND })
    .input(z.strictObject(which))
    .output(envelope(ConsoleAccount)),

  unlock: oc
    .route({
      method: 'POST',
      path: path('{accountId}/unlock'),
      summary: 'Forget what an account has tried too often: passwords, codes, links',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND, ACCOUNT_NOT_FOUND })
    .input(z.strictObject(which))
    .output(envelope(ConsoleAccount)),
}
