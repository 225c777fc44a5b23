import { createTransport } from 'nodemailer'
import type { Channel } from './email-text.ts'

const PATIENCE_MS = 15_000

/** Sends email through smtp://user:password@host:587 or smtps://…. */
export function smtpMail(url: string): Channel {
  const transport = createTransport({
    url,
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
