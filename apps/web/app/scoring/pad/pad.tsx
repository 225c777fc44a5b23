import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { lazy, Suspense } from 'react'
import type { Shown } from '../book/sync.ts'
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
import { useSettings } from './use-settings.ts'
import type { Settings } from './use-settings.ts'

const CheckNotice = lazy(async () => ({
  default: (await import('../check/check-notice.tsx')).CheckNotice,
}))
const WicketSheet = lazy(async () => ({
  default: (await import('./wicket-sheet.tsx')).WicketSheet,
}))
const BookSheet = lazy(async () => ({
  default: (await import('../correct/book-sheet.tsx')).BookSheet,
}))
const ScorersSheet = lazy(async () => ({
  default: (await import('../scorers/scorers-sheet.tsx')).ScorersSheet,
}))
const ResultSheet = lazy(async () => ({
  default: (await import('../result/result-sheet.tsx')).ResultSheet,
}))
const PlayerOfMatchSheet = lazy(async () => ({
  default: (await import('../result/player-of-match-sheet.tsx')).PlayerOfMatchSheet,
}))
const AskWhere = lazy(async () => ({
  default: (await import('../describe/ask-where.tsx')).AskWhere,
}))
const DescribeSheet = lazy(async () => ({
  default: (await import('../describe/describe-sheet.tsx')).DescribeSheet,
}))
const PlayersSheet = lazy(async () => ({
  default: (await import('../players/players-sheet.tsx')).PlayersSheet,
}))
const StorageNotice = lazy(async () => ({
  default: (await import('../storage/storage-notice.tsx')).StorageNotice,
}))
const HandOverSheet = lazy(async () => ({
  default: (await import('../handover/hand-over-sheet.tsx')).HandOverSheet,
}))
const ReceiveSheet = lazy(async () => ({
  default: (await import('../handover/receive-sheet.tsx')).ReceiveSheet,
}))
const ParLine = lazy(async () => ({ default: (await import('../par/par-line.tsx')).ParLine }))
const ParSheet = lazy(async () => ({ default: (await import('../par/par-sheet.tsx')).ParSheet }))
const CutShort = lazy(async () => ({ default: (await import('../rain/cut-short.tsx')).CutShort }))
const RainSheet = lazy(async () => ({
  default: (await import('../rain/rain-sheet.tsx')).RainSheet,
}))
const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet }))
const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }))

type ScorerPadProps = OpenBook & { readonly matchId: string }

/** The scorer’s pad of a match. */
export function ScorerPad({ matchId, book, official }: ScorerPadProps) {
  const shown = useShown(book)
  const settings = useSettings()
  const pad = usePad(book)
  const limitOf = useLimits(matchId)
  const { state } = shown
  useWakeLock()
  useLargeType(settings.isLarge)
  return (
    <div
      className={classes(styles.pad, settings.isMirrored && styles.mirrored)}
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
      {isOpen && settings.isAsking && (
        <Suspense>
          <AskWhere state={state} pad={pad} />
        </Suspense>
      )}
      <div className={styles.thumb}>
        <UndoRow state={state} pad={pad} />
        {isOpen && <Entry matchId={matchId} state={state} next={next} pad={pad} />}
      </div>
      <Suspense>
        <HandOver matchId={matchId} book={book} state={state} pad={pad} />
        <Sheets
          matchId={matchId}
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
  readonly state: MatchState
  readonly next: Next
  readonly pad: Pad
}

/** The keys, or what has to be said before the next ball. */
function Entry({ matchId, state, next, pad }: EntryProps & { readonly matchId: string }) {
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

type SheetsProps = EntryProps &
  Pick<ScoringProps, 'settings' | 'shown'> & { readonly matchId: string }

function Sheets({ matchId, state, next, pad, shown, settings }: SheetsProps) {
  const middle = pad.middleOf(state)
  if (pad.sheet === 'wicket' && next.ask === 'ball' && middle !== null) {
    return <WicketSheet state={state} middle={middle} pad={pad} />
  }
  if (pad.sheet === 'book') {
    return <BookSheet key={`${state.seq} ${pad.edited}`} state={state} pad={pad} shown={shown} />
  }
  if (pad.sheet === 'more') return <MoreSheet state={state} pad={pad} settings={settings} />
  if (pad.sheet === 'scorers') return <ScorersSheet matchId={matchId} pad={pad} />
  return <RareSheets state={state} pad={pad} />
}

type HandOverProps = Pick<ScoringProps, 'matchId' | 'book' | 'state' | 'pad'>

/** From one device to another without a network. */
function HandOver({ matchId, book, state, pad }: HandOverProps) {
  if (pad.sheet === 'receive') return <ReceiveSheet onClose={() => pad.close('receive')} />
  return pad.sheet === 'hand-over' ? (
    <HandOverSheet matchId={matchId} book={book} state={state} pad={pad} />
  ) : null
}

function RareSheets({ state, pad }: Pick<EntryProps, 'state' | 'pad'>) {
  if (pad.sheet === 'describe') return <DescribeSheet state={state} pad={pad} />
  if (pad.sheet === 'players') return <PlayersSheet state={state} pad={pad} />
  if (pad.sheet === 'result') return <ResultSheet state={state} pad={pad} />
  if (pad.sheet === 'rain') return <RainSheet state={state} pad={pad} />
  if (pad.sheet === 'par') return <ParSheet state={state} pad={pad} />
  if (pad.sheet === 'player-of-match') return <PlayerOfMatchSheet state={state} pad={pad} />
  return pad.sheet === 'keys' ? <KeysSheet pad={pad} /> : null
}
