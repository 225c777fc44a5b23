import type { Fact } from '@pavilion/cricket/facts.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as t from '#texts/scoring.ts'
import { scoreServer } from './book/server.ts'
import type { ScoreServer } from './book/server.ts'
import { Scorebook } from './book/scorebook.ts'
import type { Official } from './check/official.ts'
import { openScoreStore } from './book/store.ts'

/** A page that nobody sees is not painted. */
const LONGEST_WAIT = 100

/** Resolves after the next frame is painted, or a moment later where none is. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_WAIT)
  })

/** `official`: of a device that only checks, what the scorer has. */
export type OpenBook = { readonly book: Scorebook; readonly official: Official | null }
/** A scorebook that cannot be opened here, and why. */
type Opened = OpenBook | string | undefined

const ELSEWHERE = t.openInAnotherTab
const NO_STORAGE = t.browserKeepsNothing
const ASK_AGAIN = 20_000
const CHECK_AGAIN = 5_000
/** A page that is loaded again lets go of its lock a moment later. */
const LOCK_PATIENCE = 2_000

/** The scorebook of a match, for as long as the page is shown; a sentence where it cannot be opened. */
export function useScorebook(matchId: string, isChecking: boolean): Opened {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    const left = new AbortController()
    const id = isChecking ? `${matchId}#check` : matchId
    const open = async () => {
      const store = await openScoreStore().catch(() => undefined)
      if (left.signal.aborted) return
      if (store === undefined) return setOpened(NO_STORAGE)
      const later = (call: () => void, milliseconds: number) => {
        const timer = setTimeout(call, milliseconds)
        left.signal.addEventListener('abort', () => clearTimeout(timer))
      }
      const direct = scoreServer(matchId, (await store.read(id))?.device)
      const { server, official } = isChecking
        ? await checked(direct, async () => (await store.read(id))?.facts)
        : { server: direct, official: null }
      if (left.signal.aborted) return
      const book = new Scorebook({ matchId: id, store, server, later, painted })
      setOpened({ book, official })
      keepAwake(book, isChecking ? CHECK_AGAIN : ASK_AGAIN, left.signal)
      await book.open()
    }
    void inOneTab(`score ${id}`, left.signal, { act: open, wait: () => setOpened(ELSEWHERE) })
    return () => left.abort()
  }, [matchId, isChecking])
  return opened
}

/** For a device that only checks, which few do. */
async function checked(server: ScoreServer, kept: () => Promise<readonly Fact[] | undefined>) {
  const { checkingServer, Official } = await import('./check/official.ts')
  const official = new Official()
  return { server: checkingServer(server, official, kept), official }
}

/** Sends when the network may be back, and hears of other devices. */
function keepAwake(book: Scorebook, every: number, signal: AbortSignal): void {
  const wake = () => {
    if (document.visibilityState === 'visible') void book.wake()
  }
  window.addEventListener('online', wake, { signal })
  document.addEventListener('visibilitychange', wake, { signal })
  const timer = setInterval(() => {
    const { sync, unsent } = book.read()
    if (sync.kind === 'taken' || (sync.kind === 'saved' && unsent === 0)) wake()
  }, every)
  signal.addEventListener('abort', () => clearInterval(timer))
}

type InOneTab = {
  readonly act: () => Promise<unknown>
  /** Called while another tab has it. */
  readonly wait: () => void
}

/** Two tabs would number the same facts differently: acts as soon as no other tab does. */
async function inOneTab(name: string, signal: AbortSignal, { act, wait }: InOneTab): Promise<void> {
  if (!('locks' in navigator)) {
    await act()
    return
  }
  const leaving = new Promise<void>((left) => signal.addEventListener('abort', () => left()))
  const patience = setTimeout(wait, LOCK_PATIENCE)
  const held = navigator.locks.request(name, { signal }, async () => {
    clearTimeout(patience)
    if (signal.aborted) return
    await act()
    await leaving
  })
  await held.catch(() => clearTimeout(patience))
}

export const useShown = (book: Scorebook) =>
  useSyncExternalStore(book.subscribe, book.read, book.read)
