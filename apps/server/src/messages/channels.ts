import type { Config } from '#config.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtpMail } from './smtp-mail.ts'

export type Letter = {
  readonly sender: string
  readonly to: string
  /** Where an answer goes; null: to the sender. */
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
}

/** Sends one message, or throws; the error's message is safe to be kept. */
export type Channel = (letter: Letter) => Promise<void>

export type Channels = { readonly sms: Channel | undefined; readonly email: Channel | undefined }

/** What the settings name. */
export const channelsOf = ({ smtpUrl, smsGatewayUrl, smsGatewayToken }: Config): Channels => ({
  email: smtpUrl === undefined ? undefined : smtpMail(smtpUrl),
  sms: smsGatewayUrl === undefined ? undefined : smsGateway(smsGatewayUrl, smsGatewayToken),
})

/** While nothing is configured, messages stay in the database and are read at /dev/outbox. */
export const isOutboxOpen = ({ smtpUrl, smsGatewayUrl }: Config): boolean =>
  smtpUrl === undefined && smsGatewayUrl === undefined
