import type { AuditKind } from '@pavilion/contract/audit-log/audit-log-calls.ts'
import type { AdministrativeEventKind } from '@pavilion/contract/accounts/security-events.ts'
import * as t from '#texts/operator.ts'

const administrative: Readonly<Record<AdministrativeEventKind, string>> = {
  'access-refused': t.kindAccessRefused,
  'role-given': t.kindRoleGiven,
  'role-taken': t.kindRoleTaken,
  'invitation-sent': t.kindInvitationSent,
  'invitation-withdrawn': t.kindInvitationWithdrawn,
  'people-merged': t.kindPeopleMerged,
  'person-split': t.kindPersonSplit,
  'people-change-undone': t.kindPeopleChangeUndone,
  'birth-date-changed': t.kindBirthDateChanged,
  'guardian-removed': t.kindGuardianRemoved,
  'consent-changed': t.kindConsentChanged,
  'record-changed': t.kindRecordChanged,
  'organisation-closed': t.kindOrganisationClosed,
  'booking-refunded': t.kindBookingRefunded,
  'order-refunded': t.kindOrderRefunded,
  'package-saved': t.kindPackageSaved,
  'coupon-saved': t.kindCouponSaved,
  'tax-saved': t.kindTaxSaved,
  'tax-removed': t.kindTaxRemoved,
  'site-settings-saved': t.kindSiteSettingsSaved,
  'parked-event-retried': t.kindParkedEventRetried,
  'parked-event-skipped': t.kindParkedEventSkipped,
  'outbox-read': t.kindOutboxRead,
  'audit-log-exported': t.kindAuditLogExported,
  'operator-appointed': t.kindOperatorAppointed,
  'operator-dismissed': t.kindOperatorDismissed,
  'account-suspended': t.kindAccountSuspended,
  'suspension-lifted': t.kindSuspensionLifted,
  'account-unlocked': t.kindAccountUnlocked,
  'second-factor-reset': t.kindSecondFactorReset,
  'sample-accounts-retired': t.kindSampleAccountsRetired,
  'keys-rotated': t.kindKeysRotated,
}

const ofAccounts: Readonly<Record<Exclude<AuditKind, AdministrativeEventKind>, string>> = {
  registered: t.kindRegistered,
  'registered-again': t.kindRegisteredAgain,
  'phone-verified': t.kindPhoneVerified,
  'code-refused': t.kindCodeRefused,
  'code-sent': t.kindCodeSent,
  'signed-in': t.kindSignedIn,
  'sign-in-refused': t.kindSignInRefused,
  'signed-out': t.kindSignedOut,
  'signed-out-everywhere': t.kindSignedOutEverywhere,
  'session-ended': t.kindSessionEnded,
  'token-re-used': t.kindTokenReUsed,
  'password-changed': t.kindPasswordChanged,
  'password-change-refused': t.kindPasswordChangeRefused,
  'reset-requested': t.kindResetRequested,
  'password-reset': t.kindPasswordReset,
  'reset-refused': t.kindResetRefused,
  'profile-edited': t.kindProfileEdited,
  'avatar-changed': t.kindAvatarChanged,
  'avatar-removed': t.kindAvatarRemoved,
  'phone-changed': t.kindPhoneChanged,
  'email-changed': t.kindEmailChanged,
  'email-change-undone': t.kindEmailChangeUndone,
  'contact-change-refused': t.kindContactChangeRefused,
  'data-exported': t.kindDataExported,
  'close-refused': t.kindCloseRefused,
  'account-closed': t.kindAccountClosed,
  'identity-linked': t.kindIdentityLinked,
  'identity-unlinked': t.kindIdentityUnlinked,
  'second-factor-on': t.kindSecondFactorOn,
  'second-factor-off': t.kindSecondFactorOff,
  'second-factor-refused': t.kindSecondFactorRefused,
  'recovery-code-used': t.kindRecoveryCodeUsed,
  'recovery-codes-renewed': t.kindRecoveryCodesRenewed,
  'passkey-added': t.kindPasskeyAdded,
  'passkey-removed': t.kindPasskeyRemoved,
  'passkey-refused': t.kindPasskeyRefused,
  'passkey-copied': t.kindPasskeyCopied,
}

/** What happened, worded for the operator. */
export const kindText: Readonly<Record<AuditKind, string>> = { ...administrative, ...ofAccounts }

const isKind = (text: string): text is AuditKind => Object.hasOwn(kindText, text)
const keysOf = (texts: object): readonly AuditKind[] => Object.keys(texts).filter(isKind)

export const kinds = keysOf(kindText)
/** Refused access and acts of administration. */
export const administration = keysOf(administrative)

/** Whether somebody was refused, or something was used by others than its owner. */
export const isWorrying = (kind: AuditKind): boolean =>
  kind.endsWith('-refused') || kind === 'token-re-used' || kind === 'passkey-copied'
