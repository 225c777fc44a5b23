import { z } from 'zod'

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

export const FactorTicket = z.string().min(1).max(TICKET)

/** All but the second factor is proved: `enterWithFactor` takes the ticket and a code. */
export const FactorNeeded = z.object({
  status: z.literal('SecondFactorNeeded'),
  message: z.string(),
  /** Good for ten minutes. */
  ticket: z.string(),
})
export type FactorNeeded = z.infer<typeof FactorNeeded>
