import { randomUUID } from 'node:crypto'
import { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import {
  only,
  open,
  openly,
  type Row,
  type RowsOf,
  type Things,
} from '#app/access-walk/rows.testing.ts'
import { aPlayer } from '#clubs/club-things.testing.ts'
import { insertManager } from '#tournaments/manage/managers.queries.ts'
import { insertSetup } from '#tournaments/manage/setup.queries.ts'
import { villageCup } from '#tournaments/manage/setup.testing.ts'
import { TournamentId } from '@pavilion/contract/ids.ts'

const today = '2026-06-07'
const run = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('run-teams', ['owner', 'admin', 'coach', 'operator'], ask))
const runs = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  only('run-tournament', ['member', 'owner', 'admin', 'operator'], ask)

/** A draft of the member for the organisation. */
async function aDraft({ app, memberId, organisationId }: Things) {
  const now = app.now()
  const id = await insertSetup(app.db, {
    fields: TournamentFields.parse(villageCup),
    organisationId,
    timeZone: 'UTC',
    currency: 'PKR',
    accountId: memberId,
    idempotencyKey: randomUUID(),
    requestHash: Buffer.from(''),
    now,
  })
  const tournamentId = TournamentId.parse(id)
  const manager = { tournamentId, accountId: memberId, role: 'owner', invitedBy: null } as const
  await insertManager(app.db, { ...manager, now })
  return { tournamentId }
}

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
