import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { AdministrativeEventKind, SecurityEventKind } from '../accounts/security-events.ts'
import { envelope } from '../envelope.ts'
import { BAD_CURSOR, pageOf, PageRequest } from '../page.ts'
import { Instant } from '../time.ts'

/** Everything that is logged: what happened to accounts, refused access, and acts of administration. */
export const AuditKind = z.enum([...AdministrativeEventKind.options, ...SecurityEventKind.options])
export type AuditKind = z.infer<typeof AuditKind>

const AuditedAccount = z.object({ id: z.uuid(), name: z.string(), email: z.string() })
export type AuditedAccount = z.infer<typeof AuditedAccount>

export const AuditEntry = z.object({
  id: z.uuid(),
  kind: AuditKind,
  at: Instant,
  /** Whose account was used or tried; null for commands on the machine and unknown addresses. */
  account: AuditedAccount.nullable(),
  /** Whom it was done to, if that is another account. */
  subject: AuditedAccount.nullable(),
  /** The client's network address; empty for commands on the machine. */
  address: z.string(),
  userAgent: z.string(),
  /** What it was about, as names and texts: the call, the role, the changed fields. */
  details: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditFilter = z.strictObject({
  kind: z.array(AuditKind).max(AuditKind.options.length).optional(),
  /** The id or the email address of the account that acted or that it was done to. */
  account: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\0]*$/, 'Must be text')
    .optional(),
  /** What the network address begins with. */
  address: z
    .string()
    .trim()
    .max(45)
    .regex(/^[0-9a-fA-F.:]*$/, 'Must be the beginning of a network address')
    .optional(),
  from: Instant.optional(),
  until: Instant.optional(),
})
export type AuditFilter = z.infer<typeof AuditFilter>

const NOT_FOUND = { status: 404, message: 'Not found.' } as const

export const auditLogCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/operator/audit-log/filter',
      summary:
        'Security events of all accounts, refused access and acts of administration, the newest first; for operators',
      tags: ['Operator'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND, BAD_CURSOR })
    .input(
      z.strictObject({
        filter: AuditFilter.prefault({}),
        sort: z.enum(['newest']).default('newest'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(AuditEntry))),

  table: oc
    .route({
      method: 'POST',
      path: '/api/v1/operator/audit-log/table.csv',
      summary: 'The newest 10,000 entries of the audit log that match, as CSV; for operators',
      tags: ['Operator'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, NOT_FOUND })
    .input(z.strictObject({ filter: AuditFilter.prefault({}) }))
    .output(z.file().mime('text/csv')),
}
