import { setTimeout as wait } from 'node:timers/promises'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { takeSoleTurn } from '#db/leader-lock.ts'
import { readMatch, recordFacts, setStart } from '#matches/matches.ts'
import type { AppContext } from '#app-context.ts'
import { minuteOf } from './calendar.ts'
import { keepFixtures } from './fixtures.ts'
import { findLiveSample, findNextSample } from './live-match.queries.ts'
import { gapAfter } from './pace.ts'
import { seedOf } from './random.ts'
import { SIMULATOR } from './sample-match.ts'
import { nextFact } from './simulate-match.ts'

export type SamplePlay = {
  /** Resolves once the ball being recorded is stored. */
  readonly stop: () => Promise<void>
}

const TROUBLE_MS = 5_000
const LOOK_AGAIN_MS = 1_000

/**
 * Plays the sample matches one after another, ball by ball. `ballMs` is the time of a ball without an
 * event; 0 plays nothing. After a restart the play continues from the log. Of several servers on one
 * database, one plays; another takes over when it ends.
 */
export function playSampleMatches(app: AppContext, ballMs: number): SamplePlay {
  const stopping = new AbortController()
  const playing = ballMs === 0 ? Promise.resolve() : playInTurn(app, ballMs, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await playing
    },
  }
}

/** Any number, as long as every server uses the same one. */
const TURN_KEY = 5_272_003

async function playInTurn(app: AppContext, ballMs: number, signal: AbortSignal): Promise<void> {
  let hasMore = true
  while (hasMore && !signal.aborted) {
    const turn = await takeSoleTurn(app.pool, TURN_KEY).catch(() => undefined)
    if (turn === undefined) {
      await wait(LOOK_AGAIN_MS, undefined, { signal }).catch(() => undefined)
      continue
    }
    hasMore = await play(app, ballMs, AbortSignal.any([signal, turn.lost]))
    turn.giveBack()
  }
}

/** Answers whether there may be more to play. */
async function play(app: AppContext, ballMs: number, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const gap = await step(app, ballMs).catch((error: unknown) => {
      app.log.error({ err: error }, 'the sample match could not be played on')
      return TROUBLE_MS
    })
    if (gap === undefined) return false
    await wait(gap, undefined, { signal }).catch(() => undefined)
  }
  return true
}

/**
 * Records one fact and answers how long to wait after it; undefined when there is nothing to play and never
 * will be.
 */
async function step(app: AppContext, ballMs: number): Promise<number | undefined> {
  const matchId = (await findLiveSample(app.db)) ?? (await begin(app))
  if (matchId === undefined) return undefined
  const gap = await writeNext(app, matchId, ballMs)
  const award = await nextOf(app, matchId)
  const isOver = award?.fact.type === 'player-of-match'
  return (isOver ? await writeNext(app, matchId, ballMs) : gap) ?? ballMs
}

async function nextOf(app: AppContext, matchId: string) {
  const state = await readMatch(app, matchId)
  const fact = state && nextFact(state, seedOf(matchId))
  return fact && { state, fact }
}

async function writeNext(
  app: AppContext,
  matchId: string,
  ballMs: number,
): Promise<number | undefined> {
  const next = await nextOf(app, matchId)
  if (next === undefined) return undefined
  const { fact, state } = next
  const gap = gapAfter(fact, state, ballMs)
  await writeDown(app, matchId, { fact, seq: state.seq })
  return gap
}

type Next = { readonly fact: PlayFact; readonly seq: number }

async function writeDown(app: AppContext, matchId: string, { fact, seq }: Next): Promise<void> {
  const recorded = await recordFacts(app, {
    matchId,
    expectedSeq: seq,
    facts: [fact],
    recordedBy: SIMULATOR,
  })
  if (recorded.ok || recorded.code === 'out-of-date') return
  throw new Error(`The simulator played against the Laws: ${recorded.message}`)
}

/** Starts the next fixture now, whatever time it was planned for. */
async function begin(app: AppContext): Promise<string | undefined> {
  await keepFixtures(app)
  const matchId = await findNextSample(app.db)
  if (matchId !== undefined) await setStart(app.db, matchId, minuteOf(app.now()))
  return matchId
}
