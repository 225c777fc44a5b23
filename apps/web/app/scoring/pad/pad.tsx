import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { lazy, Suspense } from 'react'
import type { Shown, Sync } from '../book/sync.ts'
import { LimitsContext, useLimits } from '../limits/use-limits.ts'
import { whyNot } from '../book/sync.ts'
import { useShown } from '../use-scorebook.ts'
import type { OpenBook } from '../use-scorebook.ts'
import { Keys, MoreKey, ResultKey, UndoRow } from './keys.tsx'
import { LastBalls } from './last-balls.tsx'
import { nextOf } from './next.ts'
import type { Next } from './next.ts'
import { PadHead } from './pad-head.tsx'
import { Prompts } from './prompts.tsx'
import { ScoreHead } from './score-head.tsx'
import { SyncNotice } from './sync-notice.tsx'
import keyStyles from './keys.module.css'
import styles from './pad.module.css'
import { useKeys } from './use-keys.ts'
import { usePad } from './use-pad.ts'
import type { Pad } from './use-pad.ts'
import { useLargeType, useWakeLock } from './use-screen.ts'
import { asksAnything, useSettings } from './use-settings.ts'
import type { Settings } from './use-settings.ts'

const CheckNotice = lazy(async () => ({
  default: (await import('../check/check-notice.tsx')).CheckNotice,
}))
const AskBall = lazy(async () => ({ default: (await import('../describe/ask-ball.tsx')).AskBall }))
const StorageNotice = lazy(async () => ({
  default: (await import('../storage/storage-notice.tsx')).StorageNotice,
}))
const ParLine = lazy(async () => ({ default: (await import('../par/par-line.tsx')).ParLine }))
const CutShort = lazy(async () => ({ default: (await import('../rain/cut-short.tsx')).CutShort }))
const Sheets = lazy(async () => ({ default: (await import('./sheets.tsx')).Sheets }))

type ScorerPadProps = OpenBook & { readonly matchId: string }

/** The scorer’s pad of a match. */
export function ScorerPad({ matchId, book, official }: ScorerPadProps) {
  const shown = useShown(book)
  const settings = useSettings()
  const pad = usePad(book, matchId)
  const limitOf = useLimits(matchId)
  const { state } = shown
  useWakeLock()
  useLargeType(settings.isLarge)
  return (
    <div
      className={classes(
        styles.pad,
        settings.isMirrored && styles.mirrored,
        asksAnything(settings.asking) && styles.asks,
      )}
      {...(settings.isSunlit && { 'data-theme': 'sunlight' })}
    >
      <main id="main" className={styles.phone}>
        <PadHead
          matchId={matchId}
          shown={shown}
          settings={settings}
          isChecking={official !== null}
        />
        {state === null ? (
          <SyncNotice matchId={matchId} book={book} shown={shown} />
        ) : (
          <LimitsContext value={limitOf}>
            <Scoring
              matchId={matchId}
              book={book}
              official={official}
              shown={shown}
              state={state}
              pad={pad}
              settings={settings}
            />
          </LimitsContext>
        )}
      </main>
      {state && <LastBalls state={state} pad={pad} />}
    </div>
  )
}

type ScoringProps = ScorerPadProps & {
  readonly shown: Shown
  readonly state: MatchState
  readonly pad: Pad
  readonly settings: Settings
}

function Scoring({ matchId, book, official, shown, state, pad, settings }: ScoringProps) {
  const next = nextOf(state)
  const isOpen = whyNot(shown.sync) === null
  useKeys(pad, isOpen && next.ask === 'ball')
  return (
    <>
      <ScoreHead state={state} middle={pad.middleOf(state)} pad={pad} />
      {official === null ? (
        <SyncNotice matchId={matchId} book={book} shown={shown} />
      ) : (
        <Suspense>
          <CheckNotice matchId={matchId} book={book} official={official} state={state} />
        </Suspense>
      )}
      <Suspense>
        {state.current?.target && <ParLine state={state} pad={pad} />}
        {isInterval(state, next) && <CutShort state={state} pad={pad} />}
        <StorageNotice pad={pad} />
      </Suspense>
      {pad.refusal && (
        <p role="alert" className={styles.refusal}>
          {pad.refusal}
        </p>
      )}
      {isOpen && asksAnything(settings.asking) && (
        <div className={next.ask === 'ball' ? styles.asked : undefined}>
          <Suspense>
            <AskBall state={state} pad={pad} asking={settings.asking} />
          </Suspense>
        </div>
      )}
      <div className={styles.thumb}>
        <UndoRow state={state} pad={pad} />
        <Entry matchId={matchId} sync={shown.sync} state={state} next={next} pad={pad} />
      </div>
      <Suspense>
        <Sheets
          matchId={matchId}
          book={book}
          state={state}
          next={next}
          pad={pad}
          shown={shown}
          settings={settings}
        />
      </Suspense>
    </>
  )
}

const isInterval = ({ innings }: MatchState, { ask }: Next): boolean =>
  ask === 'innings' && innings.length === 1

type EntryProps = {
  readonly matchId: string
  readonly sync: Sync
  readonly state: MatchState
  readonly next: Next
  readonly pad: Pad
}

/** The keys, or what has to be said before the next ball. Who scores is settled on any device. */
function Entry({ matchId, sync, state, next, pad }: EntryProps) {
  if (sync.kind === 'taken') {
    return (
      <div className={keyStyles.keys}>
        <MoreKey pad={pad} alone />
      </div>
    )
  }
  if (whyNot(sync) !== null) return null
  if (next.ask === 'ball') return <Keys pad={pad} />
  return (
    <>
      <Prompts
        key={`${next.ask} ${state.seq}`}
        matchId={matchId}
        state={state}
        next={next}
        record={(facts) => void pad.record(() => facts)}
        join={pad.openJoin}
        honour={() => pad.open('player-of-match')}
      />
      <div className={keyStyles.keys}>
        <MoreKey pad={pad} alone />
        {(next.ask === 'toss' || next.ask === 'innings') && <ResultKey pad={pad} />}
      </div>
    </>
  )
}
