import type { EntryStatus } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Db } from '#db/connect.ts'
import { findFixtures } from '../fixtures/fixtures.queries.ts'
import { insertDecision } from '../results/write-decision.ts'
import type { EntryRow } from './entries.queries.ts'

type Answer = {
  readonly status: EntryStatus
  readonly accountId: string
  readonly now: string
}

/** Lets everybody read that a team of public fixtures plays no longer, or again: its table concerns others. */
export async function sayWhoPlays(db: Db, entry: EntryRow, answer: Answer): Promise<void> {
  const { tournamentId, teamId, team } = entry
  const { status, ...by } = answer
  const plays = status === 'accepted'
  if (plays === (entry.status === 'accepted')) return
  const fixtures = await findFixtures(db, tournamentId)
  const isOf = fixtures.some(
    ({ matchId, homeId, awayId }) => matchId !== null && (homeId === teamId || awayId === teamId),
  )
  if (!isOf) return
  const kind = plays ? 'plays again' : 'withdrawn'
  await insertDecision(db, {
    tournamentId,
    fixtureId: null,
    kind,
    said: { home: team.name },
    ...by,
  })
}
