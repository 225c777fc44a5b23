import { PLAYER_NAME_TAKEN, PLAYER_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetMinors } from '#privacy/minors.ts'
import { audit } from '#security/audit.ts'
import { birthDateChanged } from './club-events.ts'
import { type Club, clubOf } from './club.ts'
import { rosterOf } from './players.ts'
import { type KnownPlayer, lockPlayer, updatePlayer } from './save-player.queries.ts'

type Asked = {
  readonly organisationId: string
  readonly playerId: string
  readonly name: string
  readonly email: string | null
  readonly bornOn?: string | null | undefined
}

export const savePlayer = os.clubs.savePlayer.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  await unlessTaken(() =>
    context.app.db.transaction().execute((db) => change(db, context, { club, asked: input })),
  )
  forgetMinors(context.app)
  return success('Saved', await rosterOf(context, club))
})

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!brokeUnique(error, 'club_player_named_once')) throw error
    const { message } = PLAYER_NAME_TAKEN
    throw refuseCall('PLAYER_NAME_TAKEN', PLAYER_NAME_TAKEN, [{ path: 'name', message }])
  }
}

type Change = { readonly club: Club; readonly asked: Asked }

async function change(db: Db, context: CallContext, { club, asked }: Change): Promise<void> {
  const now = context.app.now()
  const known = await lockPlayer(db, asked, now)
  if (known === undefined) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
  const bornOn = asked.bornOn === undefined ? known.bornOn : asked.bornOn
  const isCorrected = bornOn !== known.bornOn && mayCorrect(club, known) && bornOn !== null
  await updatePlayer(db, {
    ...asked,
    bornOn,
    keepsName: known.isChild,
    earlierDate: known.isChild && !isCorrected ? 'stands' : 'is-forgotten',
    now,
  })
  if (known.isChild && bornOn !== known.bornOn) await noteDate(db, context, { club, asked, known })
}

/** Those who run the whole club may have mistyped a date; where there is a guardian, the guardian decides. */
const mayCorrect = ({ isManager }: Club, { guardians }: KnownPlayer): boolean =>
  isManager && guardians.length === 0

async function noteDate(
  db: Db,
  context: CallContext,
  { club, asked, known }: Change & { readonly known: KnownPlayer },
): Promise<void> {
  const { organisationId, playerId } = asked
  const { accountId } = club.actor
  const details = { organisation: organisationId, player: playerId }
  await audit(db, context, { kind: 'birth-date-changed', accountId, details })
  const data = { playerId, guardians: known.guardians }
  const of = { thingId: organisationId, organisationId, accountId, at: context.app.now() }
  await record(db, { is: birthDateChanged, ...of, data })
}
