import { z } from 'zod'

/**
 * What an installation that others reach must not run with, unless its operator has said so by name: messages
 * that nobody is sent, a payment provider that moves no money, accounts with a password that is printed at
 * the start, and the master key in the database that it protects.
 */
export const weaknesses = ['outbox', 'sandbox', 'sample-accounts', 'database-key'] as const
export type Weakness = (typeof weaknesses)[number]

const names = `some of ${weaknesses.join(', ')}, separated by commas`
const isWeakness = (name: string): name is Weakness => weaknesses.some((one) => one === name)

const A_KEY = '32 random bytes or more in Base64, such as `openssl rand -base64 32` prints'

const A_COUNT = 'a whole number above 0'
const BITS = 'a number of bits from 8 to 26'
const HOURS = 'a number of hours above 0'
const HOUR = 3600

export const protectionVariables = {
  PAYMENTS: z.enum(['sandbox', 'none'], 'sandbox or none').optional(),
  MASTER_KEY: z
    .string()
    .regex(/^[\w+/=-]{43,}(,[\w+/=-]{43,})*$/, A_KEY)
    .transform((list) => list.split(',').map((key) => Buffer.from(key, 'base64')))
    .optional(),
  MASTER_KEY_FILE: z.string().optional(),
  SMS_PER_HOUR: z.coerce.number(A_COUNT).int(A_COUNT).min(1, A_COUNT).default(400),
  SMS_PER_HOUR_AND_COUNTRY: z.coerce.number(A_COUNT).int(A_COUNT).min(1, A_COUNT).default(100),
  PROOF_OF_WORK_BITS: z.coerce.number(BITS).int(BITS).min(8, BITS).max(26, BITS).default(18),
  BACKUP_DIR: z.string().optional(),
  BACKUPS_KEPT: z.coerce.number(A_COUNT).int(A_COUNT).min(1, A_COUNT).default(7),
  SESSION_HOURS: z.coerce.number(HOURS).positive(HOURS).default(720),
  SESSION_IDLE_HOURS: z.coerce.number(HOURS).positive(HOURS).default(336),
  ALLOW_INSECURE: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .refine((list) => list.every(isWeakness), names)
    .transform((list) => list.filter(isWeakness))
    .default([]),
} as const

type AtLeastOne = readonly [Buffer, ...Buffer[]]

export type Protection = {
  /** Undefined means the sandbox on a local origin with the sample world, and otherwise no payments. */
  readonly payments: 'sandbox' | 'none' | undefined
  /** Where the master key is, if not in the database; before those that it took the place of. */
  readonly masterKey: { readonly keys: AtLeastOne } | { readonly file: string } | undefined
  /** How many text messages go out an hour, in all and to one country. */
  readonly smsPerHour: { readonly all: number; readonly country: number }
  /**
   * How many leading bits of its hash a proof of work has as zeros. 18 take about a quarter of a million
   * hashes: a second or two on a phone.
   */
  readonly proofBits: number
  /** Where a backup is written every night, if anywhere, and how many are kept. */
  readonly backups: { readonly directory: string | undefined; readonly kept: number }
  /** How long a session lasts at most, and how long without being used. */
  readonly sessions: { readonly seconds: number; readonly idleSeconds: number }
  /** What the operator allows although others reach the server. */
  readonly allowed: readonly Weakness[]
}

type Read = z.infer<z.ZodObject<typeof protectionVariables>>

function masterKeyOf({ MASTER_KEY, MASTER_KEY_FILE: file }: Read): Protection['masterKey'] {
  const [current, ...previous] = MASTER_KEY ?? []
  if (current !== undefined) return { keys: [current, ...previous] }
  return file === undefined ? undefined : { file }
}

export const protectionOf = (read: Read): Protection => ({
  payments: read.PAYMENTS,
  masterKey: masterKeyOf(read),
  backups: { directory: read.BACKUP_DIR, kept: read.BACKUPS_KEPT },
  smsPerHour: { all: read.SMS_PER_HOUR, country: read.SMS_PER_HOUR_AND_COUNTRY },
  proofBits: read.PROOF_OF_WORK_BITS,
  sessions: { seconds: read.SESSION_HOURS * HOUR, idleSeconds: read.SESSION_IDLE_HOURS * HOUR },
  allowed: read.ALLOW_INSECURE,
})
