import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { OwnCodePurpose } from '../codes/proof.queries.ts'
import { type NewMessage, siteEmail } from '#messages/messages.ts'
import { codeText, sms } from '../emails.ts'

/** The messages that carry a code, by purpose. */
export const codeMessages: Readonly<
  Record<OwnCodePurpose, (site: Site, to: string, code: string) => NewMessage>
> = {
  'change-phone': codeText,
  'change-email': (site, to, code) =>
    siteEmail(site, {
      to,
      subject: 'Confirm your new email',
      text: `${code} is your code to confirm this email. It is valid for 10 minutes.\n\nIf you did not ask for it, you do not need to do anything.`,
    }),
  'undo-email-change': (site, to, code) =>
    sms(
      site,
      to,
      `${code} is your code to take back your ${site.name} account. It is valid for 10 minutes. Do not share it.`,
    ),
  'close-account': (site, to, code) =>
    sms(
      site,
      to,
      `${code} is your code to close your ${site.name} account permanently. It is valid for 10 minutes. If this was not you, change your password.`,
    ),
}

const numberWanted = (site: Site, to: string) =>
  sms(
    site,
    to,
    `Someone tried to use this number for another ${site.name} account. Nothing has changed.`,
  )

const addressWanted = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'Someone tried to use your email',
    text: 'Someone tried to use your email for another account. Nothing has changed, and you do not need to do anything.',
  })

/** The message to the holder of a number or address that somebody else has asked for. */
export const addressTakenEmail = (site: Site, to: string): NewMessage =>
  to.startsWith('+') ? numberWanted(site, to) : addressWanted(site, to)

type PhoneChange = {
  /** The last digits of the new number. */
  readonly ending: string
  readonly link: string
}

export const phoneChangedEmail = (site: Site, to: string, { ending, link }: PhoneChange) =>
  siteEmail(site, {
    to,
    subject: 'Your mobile number was changed',
    text: `The mobile number of your account now ends in ${ending}.\n\nIf this was not you, undo it within seven days with a code sent to your old number:\n\n${link}\n\nIf it was you, you do not need to do anything.`,
    links: [{ label: 'Undo it', url: link }],
  })

export const phoneChangedText = (site: Site, to: string) =>
  sms(
    site,
    to,
    `The mobile number of your ${site.name} account was changed. If this was not you, check your email to undo it.`,
  )

export const addressChangedEmail = (site: Site, to: string, link: string) =>
  siteEmail(site, {
    to,
    subject: 'Your email was changed',
    text: `The email of your account was changed.\n\nIf this was not you, undo it within seven days with a code sent to your mobile number:\n\n${link}\n\nIf it was you, you do not need to do anything.`,
    links: [{ label: 'Undo it', url: link }],
  })

export const newAddressEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'Your email is confirmed',
    text: 'You now log in with this email, and we will write to you here.',
  })

export const farewellEmail = (site: Site, to: string): NewMessage => ({
  ...siteEmail(site, {
    to,
    subject: 'Your account is closed',
    text: 'Your account is closed and your personal data has been deleted. Records the law requires us to keep, such as invoices, no longer carry your name.\n\nYou can sign up again at any time, with this email too.',
  }),
  isForgotWhenSent: true,
})
