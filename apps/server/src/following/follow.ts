import type { Followed, FollowedKind } from '@pavilion/contract/following/following-calls.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { slugOf } from '#records/slug.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteScope } from '#sites/sites.ts'
import {
  countFollowed,
  deleteFollow,
  findFollowed,
  type FollowedRow,
  insertFollow,
  isFollowed,
  isShown,
  lockFollower,
} from './follow.queries.ts'
import { limits } from './limits.ts'

const MOST_FOLLOWED = 500

const addresses: Readonly<Record<FollowedKind, string>> = {
  match: '/match-central/matches',
  team: '/match-central/teams',
  player: '/match-central/players',
  tournament: '/match-central/tournaments/tournament-details',
  organisation: '/match-central/clubs',
}

const followedOf = (row: FollowedRow): Followed => ({
  ...row,
  path: `${addresses[row.kind]}/${row.id}/${slugOf(row.name)}`,
})

export const listFollowed = os.following.list.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const rows = await findFollowed(context.app.db, accountId, await siteScope(context))
  return success(`You follow ${counted(rows.length, 'thing')}`, rows.map(followedOf))
})

export const showFollowed = os.following.show.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const is = await isFollowed(context.app.db, { ...input, accountId })
  return success(is ? 'You follow it' : 'You do not follow it', { isFollowed: is })
})

export const follow = os.following.follow.handler(async ({ input, context, errors }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await spendTries(context, [[limits.followByAccount, accountId]])
  if (!(await isShown(app.db, input, await siteScope(context)))) throw errors.NOTHING_TO_FOLLOW()
  const hasRoom = await app.db.transaction().execute(async (db) => {
    await lockFollower(db, accountId)
    await insertFollow(db, { ...input, accountId }, app.now())
    if ((await countFollowed(db, accountId)) <= MOST_FOLLOWED) return true
    await deleteFollow(db, { ...input, accountId })
    return false
  })
  if (!hasRoom) throw errors.TOO_MANY_FOLLOWED()
  return success('Following', { isFollowed: true })
})

export const unfollow = os.following.unfollow.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  await deleteFollow(context.app.db, { ...input, accountId })
  return success('No longer following', { isFollowed: false })
})
