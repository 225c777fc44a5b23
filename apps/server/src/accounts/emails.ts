import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { NewMessage } from '#messages/messages.ts'

export const sms = ({ name }: Site, to: string, text: string): NewMessage => ({
  channel: 'sms',
  sender: name,
  to,
  subject: '',
  text,
})

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

export const mail = ({ name, noReply }: Site, { to, subject, text }: Mail): NewMessage => ({
  channel: 'email',
  sender: noReply,
  to,
  subject: `${name}: ${subject}`,
  text: `${text}\n\n${name}\n`,
})

export const codeLetter = (site: Site, phone: string, code: string) =>
  sms(site, phone, `${code} is your ${site.name} verification code. It is good for 10 minutes.`)

export const numberTakenLetter = (site: Site, phone: string) =>
  sms(
    site,
    phone,
    `Someone has signed up at ${site.name} with this number, which has an account already. Was it you? Log in, or ask for a new password.`,
  )

export const signedUpAgainLetter = (site: Site, to: string) =>
  mail(site, {
    to,
    subject: 'You have an account already',
    text: 'Someone has signed up with your e-mail address, which has an account already. Nothing was changed.\nWas it you? Log in, or choose "Forgot password?" there. Was it not? Then there is nothing to do.',
  })

export const resetLetter = (site: Site, to: string, link: string) =>
  mail(site, {
    to,
    subject: 'Set a new password',
    text: `Someone, we hope you, asked for a new password. Set it here within an hour:\n\n${link}\n\nWas it not you? Then there is nothing to do: your password is as it was.`,
  })

export const passwordChangedLetter = (site: Site, to: string) =>
  mail(site, {
    to,
    subject: 'Your password was changed',
    text: 'Your password was changed, and you were signed out everywhere else.\nWas it not you? Choose "Forgot password?" where you log in, at once.',
  })

export const tokenReusedLetter = (site: Site, to: string) =>
  mail(site, {
    to,
    subject: 'You were signed out',
    text: 'A copy of one of your sessions was used a second time, so that session was ended, on every device that had it. Log in again.\nIf you did nothing unusual, set a new password too.',
  })

export const identityLinkedLetter = (site: Site, to: string, provider: string) =>
  mail(site, {
    to,
    subject: `You can sign in with ${provider} now`,
    text: `${provider} was linked to your account: whoever signs in there signs in to your account here.\nWas it not you? Choose "Forgot password?" where you log in, at once: that takes the link away too.`,
  })
