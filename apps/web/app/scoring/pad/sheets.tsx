import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { lazy } from 'react'
import type { Scorebook } from '../book/scorebook.ts'
import type { Shown } from '../book/sync.ts'
import type { Next } from './next.ts'
import type { Pad } from './use-pad.ts'
import type { Settings } from './use-settings.ts'

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
const DescribeSheet = lazy(async () => ({
  default: (await import('../describe/describe-sheet.tsx')).DescribeSheet,
}))
const PlayersSheet = lazy(async () => ({
  default: (await import('../players/players-sheet.tsx')).PlayersSheet,
}))
const HandOverSheet = lazy(async () => ({
  default: (await import('../handover/hand-over-sheet.tsx')).HandOverSheet,
}))
const ReceiveSheet = lazy(async () => ({
  default: (await import('../handover/receive-sheet.tsx')).ReceiveSheet,
}))
const ParSheet = lazy(async () => ({ default: (await import('../par/par-sheet.tsx')).ParSheet }))
const RainSheet = lazy(async () => ({
  default: (await import('../rain/rain-sheet.tsx')).RainSheet,
}))
const KeysSheet = lazy(async () => ({ default: (await import('./keys-sheet.tsx')).KeysSheet }))
const MoreSheet = lazy(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet }))

type SheetsProps = RareProps & {
  readonly next: Next
  readonly shown: Shown
  readonly settings: Settings
}

/** What is open over the pad. Loaded right after it, and each sheet when it is opened. */
export function Sheets({ matchId, book, state, next, pad, shown, settings }: SheetsProps) {
  const middle = pad.middleOf(state)
  if (pad.sheet === 'wicket' && next.ask === 'ball' && middle !== null) {
    // Begun anew when a ball that was pressed just before is recorded under it: who faces may be another then.
    return <WicketSheet key={state.seq} state={state} middle={middle} pad={pad} />
  }
  if (pad.sheet === 'book') {
    return <BookSheet key={`${state.seq} ${pad.edited}`} state={state} pad={pad} shown={shown} />
  }
  if (pad.sheet === 'more') return <MoreSheet state={state} pad={pad} settings={settings} />
  if (pad.sheet === 'scorers') return <ScorersSheet matchId={matchId} pad={pad} />
  return <RareSheets matchId={matchId} book={book} state={state} pad={pad} />
}

type RareProps = {
  readonly matchId: string
  readonly book: Scorebook
  readonly state: MatchState
  readonly pad: Pad
}

function RareSheets({ matchId, book, state, pad }: RareProps) {
  if (pad.sheet === 'receive') return <ReceiveSheet onClose={() => pad.close('receive')} />
  if (pad.sheet === 'hand-over') {
    return <HandOverSheet matchId={matchId} book={book} state={state} pad={pad} />
  }
  if (pad.sheet === 'describe') return <DescribeSheet state={state} pad={pad} />
  if (pad.sheet === 'players') return <PlayersSheet matchId={matchId} state={state} pad={pad} />
  if (pad.sheet === 'result') return <ResultSheet state={state} pad={pad} />
  if (pad.sheet === 'rain') return <RainSheet state={state} pad={pad} />
  if (pad.sheet === 'par') return <ParSheet state={state} pad={pad} />
  if (pad.sheet === 'player-of-match') return <PlayerOfMatchSheet state={state} pad={pad} />
  return pad.sheet === 'keys' ? <KeysSheet pad={pad} /> : null
}
