import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'

/** What waits for somebody's answer. */
export const TaskKind = z.enum([
  'join-request',
  'availability',
  'affiliation',
  'registration',
  'transfer-release',
  'transfer-approval',
  'tournament-entry',
  'result-dispute',
  'result-answer',
  'discipline',
  'lead',
  'organisation-claim',
  'appointment',
  'fees-due',
  'document-lapsing',
  'message-unseen',
  'stand-in',
])
export type TaskKind = z.infer<typeof TaskKind>

export const Task = z.object({
  kind: TaskKind,
  /** The organisation or tournament whose task it is, as the kind says. */
  of: z.object({ id: z.uuid(), name: z.string() }),
  /** How many of them wait. */
  count: z.int().positive(),
})
export type Task = z.infer<typeof Task>

/** Calls about what is still to be done. */
export const taskCalls = {
  own: oc
    .route({
      method: 'GET',
      path: '/api/v1/account/tasks',
      summary: 'What waits for an answer of the account: for itself, and for what it runs',
      tags: ['Account'],
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(Task))),
}
