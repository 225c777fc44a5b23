import {
  ENTRY_NOT_FOUND,
  STALE_TOURNAMENT,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { insertDecision } from '../results/write-decision.ts'
import { type EntryRow, findEntries, updateSeeds } from './entries.queries.ts'
import { managedNow, tournamentOfManager } from './managed-tournament.ts'
import { lockSetup } from './setup.queries.ts'

const CHANGED = 'Somebody changed the seeds meanwhile. Look at them again before you save yours.'

/** Seeds may change the table, so once matches have been played everybody reads of it. */
export const setSeeds = os.tournaments.setSeeds.handler(async ({ input, context }) => {
  const { tournamentId, from, entryIds } = input
  const { actor, setup } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const entries = (await findEntries(db, tournamentId)).filter(
      ({ status }) => status === 'accepted',
    )
    const named = [...new Set(entryIds)].map((id) => entries.find((one) => one.id === id))
    const seeded = named.flatMap((entry) => entry ?? [])
    if (seeded.length < entryIds.length) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
    if (areSeeds(entries, entryIds)) return
    if (!areSeeds(entries, from)) {
      throw refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message: CHANGED })
    }
    await updateSeeds(db, tournamentId, entryIds)
    if (setup.played === 0) return
    const said = { result: seeded.map(({ team }) => team.name).join(', ') }
    const decided = { kind: 'seeded', said, accountId: actor.accountId, now: app.now() } as const
    await insertDecision(db, { tournamentId, fixtureId: null, ...decided })
  })
  return success('Saved', await managedNow(app, actor, tournamentId))
})

/** Whether the teams that play have just these seeds. */
const areSeeds = (entries: readonly EntryRow[], entryIds: readonly string[]): boolean =>
  entries.every(({ id, seed }) => (seed ?? 0) === entryIds.indexOf(id) + 1)
