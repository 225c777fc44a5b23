import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { readMatch, recordFacts } from '#matches/matches.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { nextFact } from '#sample/simulate-match.ts'
import { startServer } from './server.testing.ts'

const { app, origin } = await startServer(await freshDatabase())

async function playOn(matchId: string): Promise<number> {
  const state = await readMatch(app, matchId)
  const fact = state && nextFact(state, 7)
  if (!state || !fact) throw new Error('There is nothing left to play.')
  const recording = { matchId, expectedSeq: state.seq, facts: [fact], recordedBy: 'test' }
  const recorded = await recordFacts(app, recording)
  if (!recorded.ok) throw new Error(recorded.code)
  return recorded.value.seq
}

/** Runs the client of the documents; `until` resolves when it has printed such a line. */
function runScoreboard(matchId: string) {
  const client = path.join(root, 'docs', 'live', 'scoreboard.mjs')
  const child = spawn(process.execPath, [client, origin, matchId])
  afterAll(() => child.kill())
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (part: Buffer) => {
    text += part.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const until = (line: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (line.test(text)) resolve(text)
      }
      listeners.add(look)
      look()
    })
  return until
}

test('the scoreboard of the documents shows the score, and again after every ball', async () => {
  const { matchId } = await newMatch(app)
  for (let at = 0; at < 6; at += 1) await playOn(matchId)
  const until = runScoreboard(matchId)
  await until(/^6 \| /m)

  const seq = await playOn(matchId)

  const text = await until(new RegExp(`^${seq} \\| `, 'm'))
  const state = await readMatch(app, matchId)
  const [innings] = state?.innings ?? []
  expect(text).toContain(`${innings?.team.name} ${innings?.runs}/${innings?.wickets} (`)
})
