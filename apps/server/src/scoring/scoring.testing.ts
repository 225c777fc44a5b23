import { randomUUID } from 'node:crypto'
import type { NewMatch } from '@pavilion/contract/matches/new-match.ts'
import type { BallBowled, Fact } from '@pavilion/cricket/facts.ts'
import type { z } from 'zod'
import type { AppContext } from '#app-context.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'

type Asked = z.input<typeof NewMatch>
type NamedSide = Extract<Asked['teams'][number], { name: string }>

const LETTERS = 'ABCDEFGHIJK'

const eleven = (side: string) => LETTERS.split('').map((letter) => `Player ${side}${letter}`)

/** A fresh T20 between two new clubs of eleven. */
export function newT20(): Asked & { teams: [NamedSide, NamedSide] } {
  const name = randomUUID().slice(0, 8)
  return {
    idempotencyKey: randomUUID(),
    teams: [
      { name: `Lions ${name}`, players: eleven('L') },
      { name: `Tigers ${name}`, players: eleven('T') },
    ],
    conditions: { format: 't20' },
  }
}

/** A match made by a new account, its first ball due, and what its scorer says. */
export async function scoredMatch(app: AppContext, more: object = {}) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const toss = { winner: 0, decision: 'bat' as const }
  const { data } = await client.scoring.create({ ...newT20(), toss, ...more })
  const [one, other] = data.setup.teams
  const [striker, nonStriker] = one.players
  const bowler = other.players[10]
  const ball = (runs: number): BallBowled => ({
    type: 'ball-bowled',
    striker: striker?.id ?? '',
    nonStriker: nonStriker?.id ?? '',
    bowler: bowler?.id ?? '',
    runs,
  })
  const start: Fact = { type: 'innings-started', battingTeam: one.id }
  return { accountId, client, matchId: data.id, setup: data.setup, seq: data.seq, start, ball }
}

export const phone = 'a-phone-of-hers'
export const tablet = 'a-tablet-of-his'
