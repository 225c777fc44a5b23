import path from 'node:path'
import { z } from 'zod'
import { CannotStart } from './cannot-start.ts'
import { type Protection, protectionOf, protectionVariables } from './protection-settings.ts'
import { type Providers, readProviders } from './provider-settings.ts'

/** The top of the checkout: this file is apps/server/src/config.ts. */
export const root = path.resolve(import.meta.dirname, '../../..')

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const isDatabase = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
const isMailServer = (text: string) => /^smtps?:\/\//.test(text) && URL.canParse(text)
const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const Environment = z.object({
  ...protectionVariables,
  PORT: z.coerce
    .number('a port number from 0 to 65535')
    .int('a port number from 0 to 65535')
    .min(0, 'a port number from 0 to 65535')
    .max(65_535, 'a port number from 0 to 65535')
    .default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine(isDatabase, 'an address such as postgres://user:password@host:5432/name')
    .optional(),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'an origin such as https://cricket.example.org, without a path')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  TRUST_PROXY: z.coerce
    .number('the number of proxies in front, from 0 to 9')
    .int('the number of proxies in front, from 0 to 9')
    .min(0, 'the number of proxies in front, from 0 to 9')
    .max(9, 'the number of proxies in front, from 0 to 9')
    .default(0),
  ADDRESS_SHARE: z.coerce
    .number('a percentage from 1 to 100')
    .min(1, 'a percentage from 1 to 100')
    .max(100, 'a percentage from 1 to 100')
    .default(10),
  LOG_REQUESTS: z.coerce
    .number('a percentage from 0 to 100')
    .min(0, 'a percentage from 0 to 100')
    .max(100, 'a percentage from 0 to 100')
    .default(0),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'an address such as smtp://user:password@mail.example.org:587')
    .optional(),
  SMS_GATEWAY_URL: z
    .string()
    .refine(isWebAddress, 'an address such as https://sms.example.org/send')
    .optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  HANDSHAKE: z.enum(['demanded', 'ignored'], 'demanded or ignored').default('ignored'),
  SAMPLE_BALL_SECONDS: z.coerce
    .number('a number of seconds from 0 to 3600')
    .min(0, 'a number of seconds from 0 to 3600')
    .max(3600, 'a number of seconds from 0 to 3600')
    .default(20),
  PUSH_HOSTS: z
    .string()
    .regex(/^[\w.:,-]*$/, 'hosts with their ports, such as push.example.org:8443')
    .default(''),
})

export type Config = {
  readonly port: number
  /** The address to listen on; undefined means all. */
  readonly host: string | undefined
  /** Absolute; holds the embedded database and uploaded files. */
  readonly dataDirectory: string
  /** An external PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined
  /** Where people reach this server, for links in messages; undefined means as the request says. */
  readonly publicOrigin: string | undefined
  readonly logLevel: (typeof logLevels)[number]
  /**
   * How many trusted proxies stand in front: that many entries at the end of X-Forwarded-For are believed.
   */
  readonly trustedProxies: number
  /** The share of connections and streams that one address may hold, from 0 to 1. */
  readonly addressShare: number
  /** The share of requests that are logged besides faults and slow ones, from 0 to 1. */
  readonly loggedRequests: number
  /** With the token, metrics can be read from anywhere; without it only on this machine. */
  readonly metricsToken: string | undefined
  /** A mail server; undefined means the outbox. */
  readonly smtpUrl: string | undefined
  /** Takes `POST { from, to, text }`; undefined means the outbox. */
  readonly smsGatewayUrl: string | undefined
  /** Sent to the gateway as a bearer token. */
  readonly smsGatewayToken: string | undefined
  /** Whether calls without a valid handshake are refused. */
  readonly demandsHandshake: boolean
  /** Push services, as host and port, that may be inside this network and without TLS. */
  readonly pushHosts: ReadonlySet<string>
  readonly protection: Protection
  /** The external sign-in providers. */
  readonly providers: Providers
  /** How long a ball without an event takes in the sample match; 0 stops the sample matches. */
  readonly sampleBallSeconds: number
}

type Variables = Readonly<Record<string, string | undefined>>

/** An empty variable counts as not set. */
const withoutEmpty = (variables: Variables) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))

const wrongOf = (error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ path: [name], message }) => `${String(name)} must be ${message}`)

/** Reads the settings; throws CannotStart naming every variable that is wrong. */
export function readConfig(variables: Variables): Config {
  const given = withoutEmpty(variables)
  const read = Environment.safeParse(given)
  const { configured, wrong: wrongProviders } = readProviders(given)
  if (!read.success || wrongProviders.length > 0) {
    const wrong = [...wrongOf(read.error), ...wrongProviders]
    throw new CannotStart(`The environment is not right: ${wrong.join('; ')}.`)
  }
  return {
    port: read.data.PORT,
    host: read.data.HOST,
    dataDirectory: path.resolve(root, read.data.DATA_DIR),
    databaseUrl: read.data.DATABASE_URL,
    publicOrigin: read.data.PUBLIC_ORIGIN,
    logLevel: read.data.LOG_LEVEL,
    trustedProxies: read.data.TRUST_PROXY,
    addressShare: read.data.ADDRESS_SHARE / 100,
    loggedRequests: read.data.LOG_REQUESTS / 100,
    metricsToken: read.data.METRICS_TOKEN,
    smtpUrl: read.data.SMTP_URL,
    smsGatewayUrl: read.data.SMS_GATEWAY_URL,
    smsGatewayToken: read.data.SMS_GATEWAY_TOKEN,
    demandsHandshake: read.data.HANDSHAKE === 'demanded',
    pushHosts: new Set(read.data.PUSH_HOSTS.split(',').filter(Boolean)),
    protection: protectionOf(read.data),
    providers: configured,
    sampleBallSeconds: read.data.SAMPLE_BALL_SECONDS,
  }
}

export const configFromEnvironment = (): Config => readConfig(process.env)

/** React and React Router pick their production builds by NODE_ENV when they are first loaded. */
export function setMode(mode: 'production' | 'development'): void {
  process.env['NODE_ENV'] = mode
}

/** The environment for a child process that needs a mode of its own. */
export const environmentFor = (mode: 'production' | 'development'): Variables => ({
  ...process.env,
  NODE_ENV: mode,
})
