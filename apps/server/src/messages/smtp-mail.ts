import { createTransport } from 'nodemailer'
import { isOwnHost } from '#http/public-origin.ts'
import type { Channel } from './email-text.ts'

const PATIENCE_MS = 15_000

/**
 * Whether the connection has to be encrypted before anything is said: to another machine always (RFC 3207, section
 * 6), unless the URL says `ignoreTLS=true`. Whoever stands between could else strip the offer of STARTTLS.
 */
const needsTls = ({ hostname, searchParams }: URL): boolean =>
  !isOwnHost(hostname) && searchParams.get('ignoreTLS') !== 'true'

/** Sends email through smtp://user:password@host:587 or smtps://…. */
export function smtpMail(url: string): Channel {
  const transport = createTransport({
    url,
    requireTLS: needsTls(new URL(url)),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ sender, to, replyTo, subject, text, html, unsubscribeUrl }) => {
    await transport.sendMail({
      from: { name: '', address: sender },
      to: { name: '', address: to },
      ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
      subject,
      text,
      ...(html !== null && { html }),
      ...(unsubscribeUrl !== null && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    })
  }
}
