import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { type NewMessage, siteEmail } from '#messages/messages.ts'

export const sms = ({ name }: Site, to: string, text: string): NewMessage => ({
  channel: 'sms',
  sender: name,
  to,
  subject: '',
  text,
})

export const codeText = (site: Site, phone: string, code: string) =>
  sms(site, phone, `${code} is your ${site.name} verification code. It is valid for 10 minutes.`)

export const numberTakenText = (site: Site, phone: string) =>
  sms(
    site,
    phone,
    `Someone tried to sign up at ${site.name} with this number, which already has an account. If it was you, log in or reset your password.`,
  )

export const signedUpAgainEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'You already have an account',
    text: 'Someone tried to sign up with your email, which already has an account. Nothing has changed.\n\nIf it was you, log in, or choose "Forgot password?" on the login form. If it was not you, you do not need to do anything.',
  })

export const resetEmail = (site: Site, to: string, link: string) =>
  siteEmail(site, {
    to,
    subject: 'Set a new password',
    text: `You asked to reset your password. Set a new one within an hour:\n\n${link}\n\nIf you did not ask for this, you do not need to do anything. Your password has not changed.`,
    links: [{ label: 'Set a new password', url: link }],
  })

export const passwordChangedEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'Your password was changed',
    text: 'Your password was changed, and you were logged out everywhere else.\n\nIf this was not you, choose "Forgot password?" on the login form now.',
  })

export const tokenReusedEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'You were logged out',
    text: 'Someone used a copy of one of your sessions, so we ended that session on every device. Log in again.\n\nIf you do not recognise this, set a new password too.',
  })

export const identityLinkedEmail = (site: Site, to: string, provider: string) =>
  siteEmail(site, {
    to,
    subject: `You can now log in with ${provider}`,
    text: `${provider} is now linked to your account, and you can log in with it.\n\nIf this was not you, choose "Forgot password?" on the login form now. That removes the link too.`,
  })
