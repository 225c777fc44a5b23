import type { NewPasskey, PasskeyAnswer } from '@pavilion/contract/accounts/passkey.ts'
import type { CallContext } from '#http/implement.ts'
import { audit } from '#security/audit.ts'
import { answeredChallenge, partyOf } from './challenge.ts'
import type { ChallengePurpose } from './passkey.queries.ts'
import { findByCredential, useCounter } from './passkey.queries.ts'

/** The library and what it needs are loaded when somebody first uses a passkey. */
const library = () => import('@simplewebauthn/server')

/** Ed25519, ES256 and RS256, which all authenticators have one of. */
const ALGORITHMS = [-8, -7, -257]
const COUNTER_AT = 33

type Holder = { readonly accountId: string; readonly displayName: string; readonly email: string }
type Known = readonly { readonly credentialId: Buffer; readonly transports: readonly string[] }[]

const transportsOf = (given: readonly string[] = []) =>
  TRANSPORTS.filter((transport) => given.includes(transport))
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const described = (known: Known) =>
  known.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    transports: transportsOf(transports),
  }))

type Challenge = { readonly challenge: Uint8Array<ArrayBuffer>; readonly host: string }

/** `PublicKeyCredentialCreationOptionsJSON` for a new passkey of this account. */
export async function creationOptions(
  { challenge, host }: Challenge,
  holder: Holder,
  { siteName, known }: { readonly siteName: string; readonly known: Known },
): Promise<string> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: host,
    challenge,
    userID: new Uint8Array(Buffer.from(holder.accountId.replaceAll('-', ''), 'hex')),
    userName: holder.email,
    userDisplayName: holder.displayName,
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return JSON.stringify(options)
}

/** `PublicKeyCredentialRequestOptionsJSON`; without credentials for whatever the browser has for the host. */
export async function requestOptions(
  { challenge, host }: Challenge,
  known?: Known,
): Promise<string> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge,
    userVerification: known === undefined ? 'required' : 'preferred',
    ...(known && { allowCredentials: described(known) }),
  })
  return JSON.stringify(options)
}

/** A new credential as it is to be stored; undefined when it does not answer a challenge of this account. */
export async function verifyNew(context: CallContext, accountId: string, given: NewPasskey) {
  const { app } = context
  const { clientDataJSON, attestationObject, transports } = given.response
  const challenge = await answeredChallenge(app.db, context, {
    purpose: 'add',
    accountId,
    clientDataJSON,
  })
  if (challenge === undefined) return undefined
  const { origin, host } = await partyOf(context)
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: {
      ...given,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential, credentialBackedUp: isSynced } = verified.registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transportsOf(transports),
    host,
    isSynced,
  }
}

type Answered = {
  readonly purpose: Exclude<ChallengePurpose, 'add'>
  /** Null when the passkey is to say whose it is. */
  readonly accountId: string | null
  readonly answer: PasskeyAnswer
}

/**
 * Whose passkey has answered; undefined when it did not answer a challenge of ours, is not known, or is not
 * of this account. To log in, its device must have recognised its holder.
 */
export async function verifyAnswer(
  context: CallContext,
  { purpose, accountId, answer }: Answered,
): Promise<string | undefined> {
  const { app } = context
  const { clientDataJSON, userHandle, ...signed } = answer.response
  const challenge = await answeredChallenge(app.db, context, { purpose, accountId, clientDataJSON })
  const { origin, host } = await partyOf(context)
  const passkey = await findByCredential(app.db, Buffer.from(answer.id, 'base64url'), host)
  if (challenge === undefined || passkey === undefined) return undefined
  if (accountId !== null && passkey.accountId !== accountId) return undefined
  if (userHandle !== undefined && !isHandleOf(userHandle, passkey.accountId)) return undefined
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { clientDataJSON, ...signed },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: purpose === 'log-in',
    // The counter is compared below, in the database.
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: 0,
    },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const counter = counterOf(signed.authenticatorData)
  if (await useCounter(app.db, { id: passkey.id, counter, now: app.now() })) {
    return passkey.accountId
  }
  // The same key counts in two places: one of them is a copy (WebAuthn Level 3, 6.1.1).
  await audit(app.db, context, { kind: 'passkey-copied', accountId: passkey.accountId })
  return undefined
}

const isHandleOf = (userHandle: string, accountId: string) =>
  Buffer.from(userHandle, 'base64url').toString('hex') === accountId.replaceAll('-', '')

/** How often the authenticator has signed with this key; 0 when it does not count. */
const counterOf = (authenticatorData: string) =>
  Buffer.from(authenticatorData, 'base64url').readUInt32BE(COUNTER_AT)
