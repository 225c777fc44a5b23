import type { Config } from '#config.ts'
import { isLocalOrigin } from '#http/local-origin.ts'
import type { Channel } from './email-text.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtpMail } from './smtp-mail.ts'

export type Channels = { readonly sms: Channel | undefined; readonly email: Channel | undefined }

/** The configured channels. */
export const channelsOf = ({ smtpUrl, smsGatewayUrl, smsGatewayToken }: Config): Channels => ({
  email: smtpUrl === undefined ? undefined : smtpMail(smtpUrl),
  sms: smsGatewayUrl === undefined ? undefined : smsGateway(smsGatewayUrl, smsGatewayToken),
})

/** While no channel is configured, messages stay in the database, where operators can read them. */
export const isOutboxOpen = ({ smtpUrl, smsGatewayUrl }: Config): boolean =>
  smtpUrl === undefined && smsGatewayUrl === undefined

/** The outbox has a page for the machine's own user where nobody else reaches the server. */
export const hasOutboxPage = (config: Config): boolean =>
  isOutboxOpen(config) && isLocalOrigin(config.publicOrigin) && config.trustedProxies === 0
