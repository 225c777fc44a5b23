import { z } from 'zod'
import { Instant } from '../time.ts'

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, 'Must be base64url')

const CREDENTIAL_ID = 1400
const CLIENT_DATA = 4000
const ATTESTATION = 20_000
const AUTHENTICATOR_DATA = 4000
const SIGNATURE = 4000
const USER_HANDLE = 100

const Transport = z.string().max(30)
const id = base64url(CREDENTIAL_ID)
const clientDataJSON = base64url(CLIENT_DATA)
const type = z.literal('public-key')

/** What `toJSON()` makes of a new credential (WebAuthn Level 3, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  id,
  rawId: id,
  type,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(ATTESTATION),
    transports: z.array(Transport).max(10).optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** What `toJSON()` makes of an answer to a challenge (WebAuthn Level 3, AuthenticationResponseJSON). */
export const PasskeyAnswer = z.object({
  id,
  rawId: id,
  type,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(AUTHENTICATOR_DATA),
    signature: base64url(SIGNATURE),
    userHandle: base64url(USER_HANDLE).optional(),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`. */
export const PasskeyOptions = z.object({
  /** The options as JSON. */
  options: z.string(),
})

export const PasskeyName = z
  .string()
  .trim()
  .min(1, 'Give it a name')
  .max(60)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Must be one line of text')

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The host that it logs in at. */
  host: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** It is copied between the devices of its owner. */
  isSynced: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>
