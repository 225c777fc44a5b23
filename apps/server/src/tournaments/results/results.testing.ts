import type { TournamentId } from '@pavilion/contract/ids.ts'
import type { Fixture } from '@pavilion/contract/tournaments/fixture-fields.ts'
import type { Outcome } from '@pavilion/contract/tournaments/result-fields.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { aCup, type Client, four, startCups } from '../fixtures/cup.testing.ts'
import { villageCup } from '../manage/setup.testing.ts'

/** A fixture, and the accounts that answer for its sides. */
export type Side = {
  readonly fixtureId: string
  readonly startsAt: string | null
  readonly home: NonNullable<Fixture['home']['team']>
  readonly away: NonNullable<Fixture['away']['team']>
  readonly homeCaptain: Client
  readonly awayCaptain: Client
}

export const score = ({ home, away }: Side, runs = [150, 120], balls = 120): Outcome => ({
  kind: 'score',
  totals: [
    { teamId: home.id, runs: runs[0]!, wickets: 6, balls },
    { teamId: away.id, runs: runs[1]!, wickets: 10, balls: 111 },
  ],
})

/** More balls than the format has. */
export const impossible = (side: Side): Outcome => score(side, [150, 120], 126)

export const hoursAfter = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString()

export const kindsOf = async (client: Client, tournamentId: TournamentId) =>
  (await client.tournaments.programme({ tournamentId })).data.decisions.map(({ kind }) => kind)

/** An empty world in which seasons are played. */
export async function startSeasons() {
  const { app, aClient, search, show } = await startCups()

  /** A published cup of four, each team with an account that answers for it. */
  const aSeason = async (fields: object = {}) => {
    const client = await aClient()
    const tournamentId = await aCup(client, four)
    const { revision } = (await client.tournaments.showManaged({ tournamentId })).data
    const changed = { ...villageCup, ...fields }
    await client.tournaments.save({ tournamentId, revision, fields: changed })
    const captains = new Map<string, Client>()
    for (const entry of (await client.tournaments.showManaged({ tournamentId })).data.entries) {
      const asked = { tournamentId, entryId: entry.id }
      const { path } = (await client.tournaments.inviteTeam(asked)).data
      const captain = await clientAs(app, await someone(app))
      await captain.tournaments.acceptInvitation({ token: path.split('token=')[1]! })
      captains.set(entry.team.id, captain)
    }
    await search(client, tournamentId)
    const { fixtures } = (await client.tournaments.publishFixtures({ tournamentId })).data
    const sides = fixtures.map(({ id, home, away, startsAt }): Side => ({
      fixtureId: id,
      startsAt,
      home: home.team!,
      away: away.team!,
      homeCaptain: captains.get(home.team!.id)!,
      awayCaptain: captains.get(away.team!.id)!,
    }))
    return { client, tournamentId, sides }
  }

  const rowOf = async (tournamentId: TournamentId, team: { id: string }) =>
    (await show(tournamentId)).standings.find((one) => one.team.id === team.id)!

  return { app, show, aSeason, rowOf }
}
