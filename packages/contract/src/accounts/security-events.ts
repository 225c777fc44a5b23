import { z } from 'zod'
import { Instant } from '../time.ts'

/** The kinds of security events of an account. */
export const SecurityEventKind = z.enum([
  'registered',
  'registered-again',
  'phone-verified',
  'code-refused',
  'code-sent',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'signed-out-everywhere',
  'session-ended',
  'token-re-used',
  'password-changed',
  'password-change-refused',
  'reset-requested',
  'password-reset',
  'reset-refused',
  'profile-edited',
  'avatar-changed',
  'avatar-removed',
  'phone-changed',
  'email-changed',
  'email-change-undone',
  'contact-change-refused',
  'data-exported',
  'close-refused',
  'account-closed',
  'identity-linked',
  'identity-unlinked',
  'second-factor-on',
  'second-factor-off',
  'second-factor-refused',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'passkey-refused',
  'passkey-copied',
])
export type SecurityEventKind = z.infer<typeof SecurityEventKind>

/** What is logged for operators besides: access that was refused, and acts of administration. */
export const AdministrativeEventKind = z.enum([
  'access-refused',
  'role-given',
  'role-taken',
  'invitation-sent',
  'invitation-withdrawn',
  'birth-date-changed',
  'record-changed',
  'organisation-closed',
  'people-merged',
  'person-split',
  'people-change-undone',
  'booking-refunded',
  'order-refunded',
  'package-saved',
  'coupon-saved',
  'tax-saved',
  'tax-removed',
  'site-settings-saved',
  'parked-event-retried',
  'parked-event-skipped',
  'outbox-read',
  'audit-log-exported',
  'operator-appointed',
  'operator-dismissed',
  'account-suspended',
  'suspension-lifted',
  'account-unlocked',
  'second-factor-reset',
  'sample-accounts-retired',
  'keys-rotated',
])
export type AdministrativeEventKind = z.infer<typeof AdministrativeEventKind>

export const SecurityEvent = z.object({
  id: z.uuid(),
  kind: SecurityEventKind,
  at: Instant,
  /** The client's network address. */
  address: z.string(),
  userAgent: z.string(),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>
