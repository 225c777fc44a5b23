import { z } from 'zod'
import { PasskeyAnswer } from './passkey.ts'

const TICKET = 1000
const TYPED = 60
const APP_CODE = /^[0-9]{6}$/
const RECOVERY_CODE = /^[A-Z2-7]{16}$/

/** Six digits of an app, or a recovery code; spaces, hyphens and small letters do not matter. */
export const FactorCode = z
  .string('The code is required')
  .max(TYPED, 'That is no code of an app, and no recovery code')
  .overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .refine(
    (text) => APP_CODE.test(text) || RECOVERY_CODE.test(text),
    'Type the six digits of your app, or a recovery code',
  )

export const AppCode = z
  .string('The code is required')
  .max(TYPED, 'The code is six digits')
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .regex(APP_CODE, 'The code is six digits')

/** Whether a code that `FactorCode` let pass is a recovery code. */
export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(code)

/** A code, or the answer of a passkey to a challenge. */
export const factorProof = {
  code: FactorCode.optional(),
  passkey: PasskeyAnswer.optional(),
}

type FactorProof = {
  readonly code?: string | undefined
  readonly passkey?: PasskeyAnswer | undefined
}

export const hasOneProof = ({ code, passkey }: FactorProof): boolean =>
  (code === undefined) !== (passkey === undefined)

export const ONE_PROOF = { message: 'The code is required', path: ['code'] }

export const FactorTicket = z.string().min(1).max(TICKET)

/** All but the second factor is proved: `enterWithFactor` takes the ticket and a code. */
export const FactorNeeded = z.object({
  status: z.literal('SecondFactorNeeded'),
  message: z.string(),
  /** Good for ten minutes. */
  ticket: z.string(),
  /** What the account has besides recovery codes: an app's codes, passkeys of this host. */
  means: z.array(z.enum(['app', 'passkey'])),
})
export type FactorNeeded = z.infer<typeof FactorNeeded>
