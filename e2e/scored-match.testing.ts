import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { aways, homes, write } from '@pavilion/cricket/fold/play.testing.ts'
import type { Api } from './club.testing.ts'

const Side = z.object({ id: z.string(), players: z.array(z.object({ id: z.string() })) })
const Made = z.object({
  id: z.string(),
  seq: z.number(),
  setup: z.object({ teams: z.tuple([Side, Side]) }),
})

/** A new T20, or match of another format, between two new sides, ready for its first ball, and what its scorer records. */
export const aT20 = (api: Api, format = 't20') => aMatch(api, { format })

/** The same under playing conditions that are given by a format’s name, or in full. */
async function aMatch(api: Api, conditions: object) {
  const side = (name: string) => ({
    name: `${name} ${randomUUID().slice(0, 8)}`,
    players: 'ABCDEFGHIJK'.split('').map((letter) => `${name} ${letter}`),
  })
  const made = Made.parse(
    await api('matches', 'POST', {
      idempotencyKey: randomUUID(),
      teams: [side('Kites'), side('Larks')],
      conditions,
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
  return {
    path: `/match-central/matches/${made.id}`,
    seq: made.seq,
    record,
    start,
    ball,
    sides: [one, other],
  }
}

/** A match as its innings are written, "h: . 1 4 Wb", "a: …", "a super: …": Kites bat as h, Larks as a. Answers its path. */
export async function aPlayedMatch(
  api: Api,
  conditions: PlayingConditions,
  ...innings: readonly string[]
): Promise<string> {
  const { path, record, sides } = await aMatch(api, conditions)
  const ids = new Map(
    [homes, aways].flatMap(({ id, players }, at) => [
      [id, sides[at]?.id] as const,
      ...players.map((player, place) => [player.id, sides[at]?.players[place]?.id] as const),
    ]),
  )
  const facts = write(conditions, ...innings).state.log.map(({ fact }) => fact)
  const named = JSON.stringify(facts, (_, value) => ids.get(value) ?? value)
  await record(...z.array(z.looseObject({})).parse(JSON.parse(named)))
  return path
}
