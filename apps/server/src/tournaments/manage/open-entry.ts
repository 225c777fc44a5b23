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

type Opening = {
  readonly isOpen: boolean
  readonly needsPin: boolean
  readonly deadline: string | null
}

const instantOf = (deadline: string | null) => (deadline === null ? null : Date.parse(deadline))

const isSame = (one: Opening, other: Opening): boolean =>
  one.isOpen === other.isOpen &&
  (!one.isOpen || one.needsPin === other.needsPin) &&
  instantOf(one.deadline) === instantOf(other.deadline)

/** Opened again, it keeps its PIN; ended or open to all and then opened with one, it has another. */
export const openEntry = os.tournaments.openEntry.handler(async ({ input, context }) => {
  const { tournamentId, isOpen, needsPin, deadline, from } = input
  const { actor } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const setup = await findSetup(db, tournamentId)
    if (setup === undefined) throw new Error(`The tournament ${tournamentId} is gone.`)
    const { entryPin, entryIsOpen, entryDeadline } = setup
    const now = { isOpen: entryIsOpen, needsPin: entryPin !== null, deadline: entryDeadline }
    if (isSame(now, input)) return
    if (!isSame(now, from)) {
      throw refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message: CHANGED })
    }
    const pin = isOpen && needsPin ? (entryPin ?? newPin()) : null
    await updateOpening(db, tournamentId, { isOpen, pin, deadline })
  })
  const message = isOpen ? 'Entries are open' : 'Entries are closed'
  return success(message, await managedNow(app, actor, tournamentId))
})
