import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { siteEmail } from '#messages/messages.ts'

const NOT_YOU =
  'Was it not you? Choose "Forgot password?" where you log in, at once, and write to us.'

export const factorOnEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'Two-step login is on',
    text: `From now on logging in takes a code from your app, besides your password. Keep the recovery codes where you find them without your phone.\n${NOT_YOU}`,
  })

export const factorOffEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'Two-step login is off',
    text: `From now on your password alone logs you in.\n${NOT_YOU}`,
  })

export const passkeyAddedEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'A passkey was added',
    text: `A passkey was added to your account. It logs in without your password.\n${NOT_YOU}`,
  })

export const passkeyRemovedEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'A passkey was removed',
    text: `A passkey was removed from your account.\n${NOT_YOU}`,
  })

export const recoveryCodesRenewedEmail = (site: Site, to: string) =>
  siteEmail(site, {
    to,
    subject: 'You have new recovery codes',
    text: `New recovery codes were made for your account, and the old ones no longer work.\n${NOT_YOU}`,
  })

export const recoveryCodeUsedEmail = (site: Site, to: string, left: number) =>
  siteEmail(site, {
    to,
    subject: 'A recovery code was used',
    text: `A recovery code was used in place of the code from your app. ${left === 1 ? 'One is' : `${left} are`} left; you can make new ones in your profile.\n${NOT_YOU}`,
  })
