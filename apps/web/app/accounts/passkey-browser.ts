import type { NewPasskey, PasskeyAnswer } from '@pavilion/contract/accounts/passkey.ts'

const type = 'public-key'

/** Whether the browser makes and uses passkeys from JSON (WebAuthn Level 3). */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential

/** A new passkey; undefined when the visitor, or the device, makes none. */
export async function makePasskey(options: string): Promise<NewPasskey | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options))
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(made instanceof PublicKeyCredential)) return undefined
  const { id, rawId, response } = made.toJSON()
  if (!('attestationObject' in response)) return undefined
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** The answer of a passkey; undefined when the visitor gives none. */
export async function askPasskey(options: string): Promise<PasskeyAnswer | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options))
  const given = await navigator.credentials.get({ publicKey }).catch(() => null)
  if (!(given instanceof PublicKeyCredential)) return undefined
  const { id, rawId, response } = given.toJSON()
  if (!('signature' in response)) return undefined
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}
