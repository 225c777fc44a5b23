import * as t from '#texts/accounts.ts'
import type { OwnEvent } from './own-calls.ts'

/** What happened, worded for the account's owner. */
export const eventText: Readonly<Record<OwnEvent['kind'], string>> = {
  registered: t.youSignedUp,
  'registered-again': t.someoneSignedUp,
  'phone-verified': t.yourNumberWasVerified,
  'code-refused': t.aWrongCodeWasEntered,
  'code-sent': t.aCodeWasSent,
  'signed-in': t.loggedIn,
  'sign-in-refused': t.aWrongPasswordWasEntered,
  'signed-out': t.loggedOut,
  'signed-out-everywhere': t.loggedOutEverywhere,
  'session-ended': t.aDeviceWasLoggedOut,
  'token-re-used': t.aCopiedSessionWasUsed,
  'password-changed': t.passwordChanged,
  'password-change-refused': t.aWrongPasswordWasEnteredTo,
  'reset-requested': t.aPasswordResetLink,
  'password-reset': t.passwordResetByLink,
  'reset-refused': t.aPasswordResetLinkWas,
  'profile-edited': t.namesChanged,
  'avatar-changed': t.pictureChanged,
  'avatar-removed': t.pictureRemoved,
  'phone-changed': t.mobileNumberChanged,
  'email-changed': t.emailChanged,
  'email-change-undone': t.aChangeOfEmail,
  'contact-change-refused': t.aChangeOfEmailOr,
  'data-exported': t.yourDataWasDownloaded,
  'close-refused': t.closingTheAccountWasRefused,
  'account-closed': t.accountClosed,
  'identity-linked': t.anotherWayToLog,
  'identity-unlinked': t.anotherWayToLogIn,
  'second-factor-on': t.factorSwitchedOn,
  'second-factor-off': t.factorSwitchedOff,
  'second-factor-refused': t.factorRefused,
  'recovery-code-used': t.recoveryCodeUsed,
  'recovery-codes-renewed': t.recoveryCodesRenewed,
  'passkey-added': t.passkeyAdded,
  'passkey-removed': t.passkeyRemoved,
  'passkey-refused': t.passkeyRefused,
  'passkey-copied': t.passkeyCopied,
}

const worrying: ReadonlySet<OwnEvent['kind']> = new Set([
  'registered-again',
  'code-refused',
  'sign-in-refused',
  'token-re-used',
  'password-change-refused',
  'reset-refused',
  'contact-change-refused',
  'close-refused',
  'second-factor-refused',
  'recovery-code-used',
  'passkey-refused',
  'passkey-copied',
])

/** Whether the event may have been caused by somebody else. */
export const isWorrying = ({ kind }: OwnEvent): boolean => worrying.has(kind)
