import { randomUUID } from 'node:crypto'
import { only, open, openly, type Row, type RowsOf } from '#app/access-walk/rows.testing.ts'
import { aPlayer } from '#clubs/club-things.testing.ts'
import { aDraft } from '#tournaments/access-drafts.testing.ts'

const today = '2026-06-07'
const run = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('run-teams', ['owner', 'admin', 'coach', 'operator'], ask))
const runs = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  only('run-tournament', ['member', 'owner', 'admin', 'operator'], ask)

export const workloads: RowsOf<'workloads'> = {
  directive: open(({ organisationId }) => ({ organisationId })),
  saveDirective: openly(
    only('manage-organisation', ['owner', 'admin', 'operator'], ({ organisationId }) => ({
      organisationId,
      revision: 0,
      directive: null,
    })),
  ),
  tournamentDirective: runs(aDraft),
  saveTournamentDirective: runs(async (things) => ({
    ...(await aDraft(things)),
    revision: 0,
    directive: null,
  })),
  forMatch: openly(
    only('score-match', ['owner', 'admin', 'scorer', 'operator'], ({ matchId }) => ({ matchId })),
  ),
  bowlers: run(({ organisationId }) => ({ organisationId, today })),
  saveStyle: run(async (things) => ({ ...(await aPlayer(things)), today, bowls: 'pace' as const })),
  addNets: run(async (things) => ({
    ...(await aPlayer(things)),
    id: randomUUID(),
    today,
    day: new Date().toISOString().slice(0, 10),
    overs: 4,
  })),
  removeNets: run(({ organisationId }) => ({ organisationId, today, id: randomUUID() })),
}
