import { expect, test } from 'vitest'
import { startMailServer } from './mail-server.testing.ts'
import { smtpMail } from './smtp-mail.ts'

const email = {
  sender: 'no-reply@club.example',
  to: 'asha@example.org',
  replyTo: null,
  subject: 'Your code',
  text: '1234',
  html: null,
  unsubscribeUrl: null,
}

test('nothing is said to another machine that does not encrypt, unless the address allows it', async () => {
  const { url, received } = await startMailServer('127.0.0.2')

  await expect(smtpMail(url)(email)).rejects.toThrow(/STARTTLS/)
  expect(received).toEqual([])

  await smtpMail(`${url}?ignoreTLS=true`)(email)
  expect(received).toHaveLength(1)
})

test('a mail server on this machine is spoken to as it is', async () => {
  const { url, received } = await startMailServer()
  await smtpMail(url)(email)

  expect(received).toMatchObject([{ from: email.sender, to: email.to }])
})
