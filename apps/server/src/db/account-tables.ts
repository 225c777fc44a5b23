import type { SecurityEventKind } from '@pavilion/contract/accounts/security-events.ts'
import type { Generated } from 'kysely'

type Instant = string
/** A bytea column. */
type Bytes = Buffer

type InstallationSecretTable = {
  only_one: Generated<boolean>
  secret: Bytes
  created_at: Generated<Instant>
}

type AccountTable = {
  id: Generated<string>
  site_id: string
  email: string
  email_key: string
  phone: string
  country: string
  first_name: string
  last_name: string
  password_hash: string
  avatar: string | null
  status: Generated<'unverified' | 'active' | 'closed'>
  phone_verified_at: Instant | null
  email_verified_at: Instant | null
  created_at: Generated<Instant>
  closed_at: Instant | null
}

type AvatarTable = {
  id: Generated<string>
  account_id: string
  hash: string
  webp: Bytes
  created_at: Instant
}

type SessionTable = {
  id: Generated<string>
  account_id: string
  address: string
  user_agent: string
  created_at: Instant
  last_used_at: Instant
  expires_at: Instant
  ended_at: Instant | null
  ended_by: SessionEnd | null
}
export type SessionEnd =
  | 'logout'
  | 'sign-out-everywhere'
  | 'password-change'
  | 'password-reset'
  | 're-use'
  | 'email-undone'

type RefreshTokenTable = { hash: Bytes; session_id: string; used_at: Instant | null }

export type CodePurpose = 'verify-phone' | OwnCodePurpose
/** What a signed-in account confirms with a code. */
export type OwnCodePurpose = 'change-phone' | 'change-email' | 'undo-email-change' | 'close-account'

type VerificationCodeTable = {
  account_id: string
  purpose: CodePurpose
  /** What the code is sent to: a number or an address. */
  target: string | null
  code_hash: Bytes
  tries: Generated<number>
  expires_at: Instant
  used_at: Instant | null
}

type PasswordResetTable = {
  token_hash: Bytes
  account_id: string
  email_key: string
  expires_at: Instant
  used_at: Instant | null
}

type EmailUndoTable = {
  token_hash: Bytes
  account_id: string
  email: string
  email_key: string
  /** The account's number at that time. */
  phone: string
  expires_at: Instant
}

type AttemptCountTable = { name: string; subject: Bytes; spent: number; until: Instant }

type SecurityEventTable = {
  id: Generated<string>
  account_id: string | null
  kind: SecurityEventKind
  session_id: string | null
  address: string
  user_agent: string
  at: Instant
}

type MessageTable = {
  id: Generated<string>
  channel: 'sms' | 'email'
  sender: string
  recipient: string
  reply_to: string | null
  retry_key: string | null
  subject: string
  body: string
  created_at: Instant
  sent_at: Instant | null
  trouble: string | null
  forget_when_sent: Generated<boolean>
}

/** The tables of accounts, codes, sessions and messages. */
export type AccountTables = {
  installation_secret: InstallationSecretTable
  account: AccountTable
  avatar: AvatarTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  verification_code: VerificationCodeTable
  password_reset: PasswordResetTable
  email_undo: EmailUndoTable
  attempt_count: AttemptCountTable
  security_event: SecurityEventTable
  message: MessageTable
  country: { code: string; name: string; calling_code: string }
  currency: { code: string; name: string; digits: number }
}
