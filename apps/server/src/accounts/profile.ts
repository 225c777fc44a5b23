import type { Profile } from '@pavilion/contract/accounts/account-calls.ts'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { entitlementsOf } from '#packages/packages.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import type { AppContext } from '#app-context.ts'
import { findProfile, setNames } from './account.queries.ts'
import { refuseUnfitNames } from './sign-up/name-length.ts'
import { ownAccount } from './own-account.ts'

export async function profileOf(
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
): Promise<Profile> {
  const profile = await findProfile(db, accountId)
  return { ...profile, name: `${profile.firstName} ${profile.lastName}` }
}

export const compactProfile = os.accounts.compactProfile.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const [profile, { plan }] = await Promise.all([
    profileOf(context.app, accountId),
    entitlementsOf(context.app, accountId),
  ])
  return success(`Logged in as ${profile.name}`, { ...profile, plan })
})

export const editProfile = os.accounts.editProfile.handler(async ({ input, context }) => {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  await refuseUnfitNames(context, input, ['firstName', 'lastName'])
  const profile = await context.app.db.transaction().execute(async (db) => {
    await setNames(db, accountId, input)
    await audit(db, context, { kind: 'profile-edited', accountId })
    return profileOf({ db }, accountId)
  })
  return success('Profile saved', profile)
})
