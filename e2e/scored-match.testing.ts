import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Api } from './club.testing.ts'

const Side = z.object({ id: z.string(), players: z.array(z.object({ id: z.string() })) })
const Made = z.object({
  id: z.string(),
  seq: z.number(),
  setup: z.object({ teams: z.tuple([Side, Side]) }),
})

/** A new T20, or match of another format, between two new sides, ready for its first ball, and what its scorer records. */
export async function aT20(api: Api, format = 't20') {
  const side = (name: string) => ({
    name: `${name} ${randomUUID().slice(0, 8)}`,
    players: 'ABCDEFGHIJK'.split('').map((letter) => `${name} ${letter}`),
  })
  const made = Made.parse(
    await api('matches', 'POST', {
      idempotencyKey: randomUUID(),
      teams: [side('Kites'), side('Larks')],
      conditions: { format },
      toss: { winner: 0, decision: 'bat' },
    }),
  )
  const [one, other] = made.setup.teams
  const device = randomUUID()
  let { seq } = made
  const record = async (...facts: readonly object[]): Promise<void> => {
    await api(`matches/${made.id}/facts`, 'POST', { device, after: seq, facts })
    seq += facts.length
  }
  const start = { type: 'innings-started', battingTeam: one.id }
  const ball = {
    type: 'ball-bowled',
    striker: one.players[0]?.id,
    nonStriker: one.players[1]?.id,
    bowler: other.players[10]?.id,
  }
  return { path: `/match-central/matches/${made.id}`, seq: made.seq, record, start, ball }
}
