import { randomUUID } from 'node:crypto'
import { z } from 'zod'

const LoggedIn = z.object({ access_token: z.string() })
const Side = z.object({ id: z.string(), players: z.array(z.object({ id: z.string() })) })
const Made = z.object({
  data: z.object({
    id: z.string(),
    seq: z.int(),
    setup: z.object({ teams: z.tuple([Side, Side]) }),
  }),
})

/** A server with the sample world, and the password of its accounts. */
export const World = z.object({ origin: z.string(), password: z.string() })

type Sent = { readonly token?: string; readonly from?: string | undefined }

/** Posts JSON, from an address of its own where one is given. */
export const postJson = (
  url: string,
  body: object,
  { token, from }: Sent = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    body: JSON.stringify(body),
  })

async function answerTo(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked
  const told: unknown = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(told))
  return told
}

export type ScoredMatch = {
  readonly id: string
  readonly token: string
  /** Posts the next ball, with the time of its posting as a note, in nanoseconds. */
  readonly ball: (from?: string) => Promise<Response>
}

/** A match that a member of the sample world has begun to score. */
export async function beginMatch({
  origin,
  password,
}: z.infer<typeof World>): Promise<ScoredMatch> {
  const login = { username: 'member@sample.example', password }
  const { access_token: token } = LoggedIn.parse(
    await answerTo(postJson(`${origin}/api/v1/account/login`, login)),
  )
  const side = (name: string) => ({
    name: `${name} ${randomUUID().slice(0, 8)}`,
    players: Array.from({ length: 11 }, (_, at) => `${name} Player ${'ABCDEFGHIJK'[at]}`),
  })
  const setup = {
    idempotencyKey: randomUUID(),
    teams: [side('Kites'), side('Larks')],
    conditions: { format: 'test' },
    toss: { winner: 0, decision: 'bat' },
  }
  const { data } = Made.parse(
    await answerTo(postJson(`${origin}/api/v1/matches`, setup, { token })),
  )
  const [batting, bowling] = data.setup.teams
  const device = randomUUID()
  let { seq } = data
  const record = async (fact: object, from?: string): Promise<Response> => {
    const asked = { device, after: seq, facts: [fact] }
    const call = `${origin}/api/v1/matches/${data.id}/facts`
    const answer = await postJson(call, asked, { token, from })
    if (answer.ok) seq += 1
    return answer
  }
  await answerTo(record({ type: 'innings-started', battingTeam: batting.id }))
  let balls = 0
  const ball = async (from?: string): Promise<Response> => {
    const over = Math.floor(balls / 6)
    const [one, other] = over % 2 === 0 ? [0, 1] : [1, 0]
    const fact = {
      type: 'ball-bowled',
      striker: batting.players[one]?.id,
      nonStriker: batting.players[other]?.id,
      bowler: bowling.players[9 + (over % 2)]?.id,
      runs: 0,
      note: String(process.hrtime.bigint()).padStart(19, '0'),
    }
    const answer = await record(fact, from)
    if (answer.ok) balls += 1
    return answer
  }
  return { id: data.id, token, ball }
}
