import type {
  RecordedCorrection,
  ScoringDevice,
  ScoringProposal,
} from '@pavilion/contract/matches/scoring-fields.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Refused } from '#state/request.ts'
import * as t from '#texts/scoring.ts'
import type { Apart } from './merge.ts'

/** How what this device holds lies to what the server has. */
export type Sync =
  /** Being fetched for the first time. */
  | { readonly kind: 'loading' }
  /** Everything is sent. */
  | { readonly kind: 'saved' }
  | { readonly kind: 'sending' }
  /** No answer: it is tried again by itself. */
  | { readonly kind: 'waiting' }
  /** The session has ended: all is kept here, and sent once the scorer has logged in again. */
  | { readonly kind: 'logged-out' }
  /** Another device scores; what this one has not sent stays here. */
  | { readonly kind: 'taken'; readonly holder: string }
  /** Handed to another device without a network; everything stays here as well. */
  | { readonly kind: 'handed' }
  /** Both have recorded something, and the scorer decides. */
  | Apart
  /** The server takes nothing more; `message` says why. What is not sent stays here. */
  | { readonly kind: 'stopped'; readonly message: string }

/** What a pad shows; a new object after every change. */
export type Shown = {
  /** Null until the match is known. Shared and changed in place: read it while rendering only. */
  readonly state: MatchState | null
  readonly sync: Sync
  /** How many facts the server does not have. */
  readonly unsent: number
  /** Devices that ask for the scoring of this one. */
  readonly asked: readonly ScoringDevice[]
  /** The corrections that the server had when it was asked last. */
  readonly recorded: readonly RecordedCorrection[]
  /** What a second scorer proposes. */
  readonly proposals: readonly ScoringProposal[]
}

/** Before anything is known. */
export const nothingShown: Shown = {
  state: null,
  sync: { kind: 'loading' },
  unsent: 0,
  asked: [],
  recorded: [],
  proposals: [],
}

/** Why nothing can be recorded now; null when it can. Without a network or a session it can. */
export function whyNot(sync: Sync): string | null {
  if (sync.kind === 'loading') return t.matchIsLoading
  if (sync.kind === 'taken') return t.scoresElsewhere({ name: sync.holder })
  if (sync.kind === 'handed') return t.matchHandedOver
  if (sync.kind === 'apart') return t.chooseBetweenDevicesFirst
  return sync.kind === 'stopped' ? sync.message : null
}

/** Whether it is of use to send: not before somebody has logged in again. */
export const maySend = (sync: Sync): boolean => sync.kind !== 'logged-out' && whyNot(sync) === null

const mayBeHanded: ReadonlySet<Sync['kind']> = new Set([
  'waiting',
  'saved',
  'sending',
  'logged-out',
])

/** Of a match that was handed over, whatever the network does. */
export const whileHanded = (sync: Sync): Sync =>
  mayBeHanded.has(sync.kind) ? { kind: 'handed' } : sync

type Words = Readonly<Record<Sync['kind'], { readonly done: string; readonly open?: string }>>

/** In words; `open` where something is unsent, and follows it. */
const words: Words = {
  loading: { done: t.syncLoading },
  saved: { done: t.allSaved, open: t.savedOnThisDevice },
  sending: { done: t.sending },
  waiting: { done: t.noNetwork, open: t.savedOnThisDevice },
  'logged-out': { done: t.loggedOut, open: t.savedOnThisDevice },
  taken: { done: t.anotherDeviceScores, open: t.anotherDeviceScores },
  handed: { done: t.handedOver },
  apart: { done: t.scoredOnTwoDevices },
  stopped: { done: t.notSending, open: t.notSending },
}

/** The state of sync in words, for the head of the pad. */
export function syncText({ kind }: Sync, unsent: number): string {
  const { done, open } = words[kind]
  return unsent === 0 || open === undefined
    ? done
    : t.savedAndToSend({ state: open, count: unsent })
}

const TOO_MANY = 429
const SERVER_FAILED = 500

/** No answer, or one that says to come back: the same may be sent again. */
export const isPassing = ({ status, code }: Refused): boolean =>
  status === 0 || status === TOO_MANY || status >= SERVER_FAILED || code.startsWith('HANDSHAKE_')

const UNAUTHORISED = 401

/** What a refusal leaves that does not pass by itself. */
export function refusedSync({ status, code, message }: Refused): Sync {
  if (status === UNAUTHORISED) return { kind: 'logged-out' }
  return { kind: 'stopped', message: code === 'NOT_ALLOWED' ? t.notAScorer : message }
}
