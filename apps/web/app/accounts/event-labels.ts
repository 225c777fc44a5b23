import type { OwnEvent } from './own-calls.ts'

/** What happened, worded for the account's owner. */
export const eventText: Readonly<Record<OwnEvent['kind'], string>> = {
  registered: 'You signed up',
  'registered-again': 'Someone signed up with your email',
  'phone-verified': 'Your number was verified',
  'code-refused': 'A wrong code was typed',
  'code-sent': 'A code was sent',
  'signed-in': 'Logged in',
  'sign-in-refused': 'A wrong password was typed at login',
  'signed-out': 'Logged out',
  'signed-out-everywhere': 'Signed out everywhere',
  'session-ended': 'A device was logged out',
  'token-re-used': 'A copied session was used and ended',
  'password-changed': 'The password was changed',
  'password-change-refused': 'A wrong password was typed to change it',
  'reset-requested': 'A link to set a new password was sent',
  'password-reset': 'A new password was set through the link',
  'reset-refused': 'A link to set a new password was refused',
  'profile-edited': 'Your names were changed',
  'avatar-changed': 'Your picture was changed',
  'avatar-removed': 'Your picture was removed',
  'phone-changed': 'Your mobile number was changed',
  'email-changed': 'Your email was changed',
  'email-change-undone': 'A change of email or number was taken back',
  'contact-change-refused': 'A change of email or number was refused',
  'data-exported': 'Your data was downloaded',
  'close-refused': 'Closing the account was refused',
  'account-closed': 'The account was closed',
  'identity-linked': 'Another way to log in was linked',
  'identity-unlinked': 'Another way to log in was unlinked',
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
])

/** Whether the event may have been caused by somebody else. */
export const isWorrying = ({ kind }: OwnEvent): boolean => worrying.has(kind)
