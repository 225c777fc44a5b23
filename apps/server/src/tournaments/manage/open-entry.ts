import { randomInt } from 'node:crypto'
import { STALE_TOURNAMENT } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { updateOpening } from './entries.queries.ts'
import { managedNow, tournamentOfManager } from './managed-tournament.ts'
import { findSetup, lockSetup } from './setup.queries.ts'

const PIN_DIGITS = 6

const newPin = (): string => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0')

const CHANGED =
  'Somebody opened or closed the entries meanwhile, or changed the deadline. Look at it again.'

type Opening = { readonly isOpen: boolean; readonly deadline: string | null }

const instantOf = (deadline: string | null) => (deadline === null ? null : Date.parse(deadline))

const isSame = (one: Opening, other: Opening): boolean =>
  one.isOpen === other.isOpen && instantOf(one.deadline) === instantOf(other.deadline)

/** Opened again, it keeps its PIN; ended and opened, it has another. */
export const openEntry = os.tournaments.openEntry.handler(async ({ input, context }) => {
  const { tournamentId, isOpen, deadline, from } = input
  const { actor } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const setup = await findSetup(db, tournamentId)
    const entryPin = setup?.entryPin ?? null
    const now = { isOpen: entryPin !== null, deadline: setup?.entryDeadline ?? null }
    if (isSame(now, input)) return
    if (!isSame(now, from)) {
      throw refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message: CHANGED })
    }
    const pin = isOpen ? (entryPin ?? newPin()) : null
    await updateOpening(db, tournamentId, { pin, deadline })
  })
  const message = isOpen ? 'Entries are open' : 'Entries are closed'
  return success(message, await managedNow(app, actor, tournamentId))
})
