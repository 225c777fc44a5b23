import { performance } from 'node:perf_hooks'
import type { BenchRow } from './row.ts'

const samples = 2_000
/** Each account allows fifty tries an hour. */
export const people = 50

let calls = 0

/** Posts from a new client address. */
async function post(origin: string, call: string, body: object): Promise<number> {
  calls += 1
  const response = await fetch(`${origin}/api/v1/account/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${calls >> 8}.${calls & 255}`,
    },
    body: JSON.stringify(body),
  })
  await response.text()
  return response.status
}

/** The address of an account that `login-server.ts` has made. */
const known = (at: number) => `member${at}@example.org`
const unknown = (at: number) => `nobody${at}@example.org`

async function mustAnswer(expected: number, answering: Promise<number>): Promise<void> {
  const status = await answering
  if (status !== expected) throw new Error(`A call was answered ${status}, not ${expected}.`)
}

/** Milliseconds until a login with a wrong password is refused. */
async function timeOf(origin: string, username: string): Promise<number> {
  const start = performance.now()
  await mustAnswer(400, post(origin, 'login', { username, password: 'cover drive' }))
  return performance.now() - start
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/**
 * Whether timing reveals who has an account: wrong passwords for existing and unknown accounts,
 * alternately.
 */
export async function loginTimingRow(origin: string): Promise<BenchRow> {
  const members: number[] = []
  const strangers: number[] = []
  for (let at = 0; at < samples; at += 1) {
    const person = at % people
    const isMemberFirst = Math.random() < 0.5
    if (isMemberFirst) members.push(await timeOf(origin, known(person)))
    strangers.push(await timeOf(origin, unknown(person)))
    if (!isMemberFirst) members.push(await timeOf(origin, known(person)))
  }
  const [member, stranger] = [median(members), median(strangers)]
  return {
    name: 'login-timing',
    what: 'how much longer a wrong password takes where there is an account, or where there is none',
    value: Math.abs(member - stranger),
    goal: 1,
    unit: 'ms',
    detail: `medians of ${samples.toLocaleString('en')} each, in turn: ${member.toFixed(2)} ms with an account, ${stranger.toFixed(2)} ms without`,
  }
}
