import { may } from '#access/access.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { PLAYER_NOT_FOUND } from '@pavilion/contract/people/people-refusals.ts'
import { NOT_ALLOWED } from '@pavilion/contract/accounts/account-refusals.ts'
import type { PersonId } from '@pavilion/contract/ids.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findOwn } from './own-players.queries.ts'
import { countsAs } from './person.queries.ts'
import { findOrganisationsOf, findStyle, setStyle } from './playing-style.queries.ts'

/** The player, and whether the caller may say how they play: the player, and those who run a team of theirs. */
async function describedBy(context: CallContext, asked: PersonId) {
  const actor = await signedIn(context)
  const { db } = context.app
  const id = await countsAs(db, asked)
  const style = await findStyle(db, id)
  if (style === undefined) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  const [own, organisationIds] = await Promise.all([
    findOwn(db, actor.accountId),
    findOrganisationsOf(db, id),
  ])
  const mayChange = may(actor, 'describe-player', { isSelf: own.includes(id), organisationIds })
  return { id, style, mayChange }
}

export const showStyle = os.players.style.handler(async ({ input, context }) => {
  const { style, mayChange } = await describedBy(context, input.playerId)
  return success('Playing style', { style, mayChange })
})

export const saveStyle = os.players.saveStyle.handler(async ({ input, context }) => {
  const { id, mayChange } = await describedBy(context, input.playerId)
  if (!mayChange) throw refuseCall('NOT_ALLOWED', NOT_ALLOWED)
  await setStyle(context.app.db, id, input.style)
  return success('Saved', { style: input.style, mayChange })
})
