import { randomUUID } from 'node:crypto'
import { t20 } from '@pavilion/cricket/formats/t20.ts'
import { newT20 } from './scoring.testing.ts'
import { only, open, openly, own, type Row, type RowsOf } from '#app/access-walk/rows.testing.ts'

const score = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('score-match', ['owner', 'admin', 'scorer', 'operator'], ask))
const manage = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('manage-scorers', ['owner', 'admin', 'scorer', 'operator'], ask))

const device = () => ({ device: randomUUID() })

export const scoring: RowsOf<'scoring'> = {
  create: openly(
    only('name-team', ['owner', 'admin', 'scorer', 'operator'], ({ teamId }) => {
      const asked = newT20()
      const [, other] = asked.teams
      return { ...asked, teams: [{ id: teamId, players: ['Sana', 'Nida'] }, other] }
    }),
  ),
  formats: own('they are the account’s own', () => ({})),
  saveFormat: own('it is the account’s own', () => ({
    conditions: { ...t20, powerplays: [], name: 'Ours' },
  })),
  deleteFormat: own('only one’s own is deleted', () => ({ formatId: randomUUID() })),
  teams: own('it answers those that the caller may name', () => ({})),
  plan: manage(({ matchId }) => ({ matchId })),
  change: manage(({ matchId }) => ({
    matchId,
    startsAt: '2026-07-04T10:00:00Z',
    ground: null,
    officials: [],
    visibility: 'public',
  })),
  deleteMatch: manage(({ matchId }) => ({ matchId })),
  record: score(({ matchId }) => ({
    matchId,
    ...device(),
    after: 0,
    facts: [{ type: 'noted', text: 'Rain' }],
  })),
  propose: score(({ matchId }) => ({
    matchId,
    id: randomUUID(),
    after: 1,
    facts: [{ type: 'struck-out', seq: 1 }],
  })),
  settle: score(({ matchId }) => ({ matchId, proposalId: randomUUID(), answer: 'declined' })),
  lineUps: score(({ matchId }) => ({
    matchId,
    players: [
      ['Sana', 'Nida'],
      ['Hina', 'Mahnoor'],
    ],
  })),
  show: score(({ matchId }) => ({ matchId })),
  amendments: open(({ matchId }) => ({ matchId })),
  signatures: open(({ matchId }) => ({ matchId })),
  sign: score(({ matchId }) => ({
    matchId,
    seq: 1,
    signer: { role: 'umpire', name: 'Asad Rauf' },
  })),
  may: own('it answers whether the caller may, and nothing else', ({ matchId }) => ({ matchId })),
  claim: score(({ matchId }) => ({ matchId, ...device() })),
  grant: score(({ matchId }) => ({ matchId, ...device(), to: null })),
  scorers: score(({ matchId }) => ({ matchId })),
  invite: manage(({ matchId }) => ({ matchId })),
  accept: own('the token says which match', ({ matchId }) => ({
    matchId,
    token: randomUUID(),
  })),
  remove: manage(async ({ app, matchId, memberId }) => {
    await app.db
      .insertInto('match_scorer')
      .values({ match_id: matchId, account_id: memberId, added_at: app.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { matchId, accountId: memberId }
  }),
}
