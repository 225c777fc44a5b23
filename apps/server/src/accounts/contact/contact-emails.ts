import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { OwnCodePurpose } from '../codes/proof.queries.ts'
import type { NewMessage } from '#messages/messages.ts'
import { codeLetter, mail, sms } from '../emails.ts'

/** The messages that carry a code, by purpose. */
export const codeLetters: Readonly<
  Record<OwnCodePurpose, (site: Site, to: string, code: string) => NewMessage>
> = {
  'change-phone': codeLetter,
  'change-email': (site, to, code) =>
    mail(site, {
      to,
      subject: 'Confirm your new e-mail address',
      text: `${code} is the code that makes this your e-mail address. It is good for 10 minutes.\nDid you not ask for it? Then there is nothing to do.`,
    }),
  'undo-email-change': (site, to, code) =>
    sms(
      site,
      to,
      `${code} takes your ${site.name} account back. It is good for 10 minutes. Tell it to nobody.`,
    ),
  'close-account': (site, to, code) =>
    sms(
      site,
      to,
      `${code} closes your ${site.name} account for good. It is good for 10 minutes. Was it not you? Change your password.`,
    ),
}

const numberWanted = (site: Site, to: string) =>
  sms(
    site,
    to,
    `Someone wanted to use this number for another ${site.name} account. It is yours, and nothing was changed.`,
  )

const addressWanted = (site: Site, to: string) =>
  mail(site, {
    to,
    subject: 'Somebody asked for your e-mail address',
    text: 'Someone wanted to use your e-mail address for another account. It is yours, and nothing was changed. There is nothing to do.',
  })

/** The message to the holder of a number or address that somebody else has asked for. */
export const takenLetter = (site: Site, to: string): NewMessage =>
  to.startsWith('+') ? numberWanted(site, to) : addressWanted(site, to)

type PhoneChange = {
  /** The last digits of the new number. */
  readonly ending: string
  readonly link: string
}

export const phoneChangedMail = (site: Site, to: string, { ending, link }: PhoneChange) =>
  mail(site, {
    to,
    subject: 'Your mobile number was changed',
    text: `The mobile number of your account ends in ${ending} now.\nWas it not you? Take it back within seven days, with a code to your old number:\n\n${link}\n\nWas it you? Then there is nothing to do.`,
  })

export const phoneChangedText = (site: Site, to: string) =>
  sms(
    site,
    to,
    `Your ${site.name} account has another mobile number now. Was it not you? Look into your e-mail: it says how to take it back.`,
  )

export const emailChangedLetter = (site: Site, to: string, link: string) =>
  mail(site, {
    to,
    subject: 'Your e-mail address was changed',
    text: `Your account has another e-mail address now.\nWas it not you? Take it back within seven days, with a code to the mobile number that you had:\n\n${link}\n\nWas it you? Then there is nothing to do.`,
  })

export const emailWelcomeLetter = (site: Site, to: string) =>
  mail(site, {
    to,
    subject: 'This is your e-mail address now',
    text: 'You log in with this address from now on, and this is where we write to you.',
  })

export const farewellLetter = (site: Site, to: string): NewMessage => ({
  ...mail(site, {
    to,
    subject: 'Your account is closed',
    text: 'Your account is closed, and what was personal in it is erased. What the law makes us keep, such as invoices, names you no longer.\nYou can sign up again at any time, with this address too.',
  }),
  isForgotWhenSent: true,
})
