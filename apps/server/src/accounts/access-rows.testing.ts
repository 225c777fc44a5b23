import { randomBytes, randomUUID } from 'node:crypto'
import {
  only,
  open,
  own,
  people,
  type Row,
  type RowsOf,
  type Things,
} from '#app/access-walk/rows.testing.ts'
import { insertSession } from '#sessions/session.queries.ts'

const email = 'nobody@example.org'
const password = 'reverse swing'
const token = 'a'.repeat(43)
const proves = 'whoever has no session proves by password, code or link who they are'

/** A session of the member on another device. */
async function otherSession({ app, memberId: accountId }: Things) {
  const now = app.now()
  const expiresAt = new Date(Date.parse(now) + 86_400_000).toISOString()
  const device = {
    address: 'unknown',
    userAgent: 'another device',
    now,
    expiresAt,
    secondFactorAt: null,
  }
  return { sessionId: await insertSession(app.db, { accountId, ...device }) }
}

export const access: RowsOf<'access'> = {
  permissions: own('it shows the account of the token', () => undefined),
}

const other = ({ memberId }: Things) => ({ accountId: memberId })

export const accountConsole: RowsOf<'accountConsole'> = {
  find: only('manage-accounts', ['operator'], () => ({ text: 'Somebody' })),
  suspend: only('manage-accounts', ['operator'], (things) => ({
    ...other(things),
    reason: 'Rude to umpires',
  })),
  lift: only('manage-accounts', ['operator'], other),
  unlock: only('manage-accounts', ['operator'], other),
}

const code = '1234'

const everyAccount = people.filter((person) => person !== 'anonymous' && person !== 'unverified')

/** A call that every account may make on itself. */
const edit = <Input>(ask: Row<Input>['ask']) => only('edit-own-account', everyAccount, ask)

/** Passkeys that nobody has. */
const credential = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key' } as const
const clientDataJSON = 'e30'
const newPasskey = { ...credential, response: { clientDataJSON, attestationObject: 'oA' } }
const passkey = {
  ...credential,
  response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA' },
}

/** A passkey of the member. */
async function aPasskey({ app, memberId }: Things) {
  const { id: passkeyId } = await app.db
    .insertInto('passkey')
    .values({
      account_id: memberId,
      credential_id: randomBytes(16),
      host: 'localhost',
      public_key: Buffer.of(0),
      counter: 0,
      transports: [],
      is_synced: false,
      name: 'Phone',
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { passkeyId, name: 'New phone' }
}

const linkProves = 'the link and the code prove whose address and number it was'

export const accounts: RowsOf<'accounts'> = {
  register: open(
    () => ({
      name: 'Ayesha Siddiqui',
      country_id: 'PK',
      phone_number: '+923001234567',
      country_code: '92',
      email,
      password,
    }),
    'whoever signs up has no account yet',
  ),
  verifyPhone: open(
    () => ({ params: { code: '1234' }, body: { username: email, code: '1234' } }),
    proves,
  ),
  proofOfWork: open(() => undefined),
  resendVerification: open(() => ({ username: email }), proves),
  login: open(() => ({ username: email, password }), proves),
  // An access token is not accepted as a refresh token, whoever sends it.
  refresh: { lets: [], refuses: 401, ask: () => undefined },
  forgotPassword: open(() => ({ email }), proves),
  resetPassword: open(() => ({ token, password }), proves),
  logout: open(() => ({}), 'it only ends the session of the token that comes along'),
  compactProfile: own('it shows the account of the token', () => undefined),
  editProfile: own('it edits the account of the token', () => ({
    firstName: 'Sana',
    lastName: 'Marwat',
  })),
  changePassword: own('it asks for the password, of the account of the token', () => ({
    password,
    newPassword: 'cover drive 4',
  })),
  sessions: own('it lists the sessions of the account of the token', () => undefined),
  endSession: only('end-session', ['member'], otherSession),
  endSessions: own('it ends the sessions of the account of the token', () => undefined),
  enterWithFactor: open(
    () => ({ ticket: 'none', code: '123456' }),
    'the ticket and the code prove who logs in',
  ),
  secondFactor: only('read-own-account', everyAccount, () => undefined),
  beginSecondFactor: edit(() => ({ password })),
  confirmSecondFactor: edit(() => ({ code: '123456' })),
  renewRecoveryCodes: edit(() => ({ password, code: '123456' })),
  removeSecondFactor: edit(() => ({ password, code: '123456' })),
  beginPasskeyLogin: open(() => undefined, 'the passkey proves who logs in'),
  loginWithPasskey: open(() => ({ passkey }), 'the passkey proves who logs in'),
  beginFactorPasskey: open(() => ({ ticket: 'none' }), 'the ticket proves who logs in'),
  passkeys: only('read-own-account', everyAccount, () => undefined),
  challengePasskeys: edit(() => undefined),
  beginPasskey: edit(() => ({ password })),
  addPasskey: edit(() => ({ name: 'Phone', passkey: newPasskey })),
  renamePasskey: only('edit-own-account', ['member'], aPasskey),
  removePasskey: edit(() => ({ passkeyId: randomUUID(), password, code: '123456' })),
  uploadAvatar: edit(() => new File(['none'], 'face.png', { type: 'image/png' })),
  removeAvatar: edit(() => undefined),
  changePhone: edit(() => ({ password, phone_number: '+923001234567', country_code: '92' })),
  confirmPhone: edit(() => ({ code })),
  changeEmail: edit(() => ({ password, email: 'new@example.org' })),
  confirmEmail: edit(() => ({ code })),
  undoEmailChange: open(() => ({ token }), linkProves),
  confirmUndo: open(() => ({ token, code }), linkProves),
  resendCode: edit(() => ({ subject: 'change-phone' })),
  securityEvents: only('read-own-account', everyAccount, () => ({})),
  exportData: only('read-own-account', everyAccount, () => undefined),
  closeAccount: edit(() => ({ password })),
  confirmClosing: edit(() => ({ code })),
}
