import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import type { Scorebook } from '../book/scorebook.ts'
import styles from './sync-notice.module.css'
import type { NoticeProps } from './taken.tsx'

const ProposalNotice = lazy(async () => ({
  default: (await import('../check/proposal-notice.tsx')).ProposalNotice,
}))
const ReceiveSheet = lazy(async () => ({
  default: (await import('../handover/receive-sheet.tsx')).ReceiveSheet,
}))
const MergeNotice = lazy(async () => ({
  default: (await import('../merge/merge-notice.tsx')).MergeNotice,
}))
const LoggedOut = lazy(async () => ({ default: (await import('./logged-out.tsx')).LoggedOut }))
const Stopped = lazy(async () => ({ default: (await import('./stopped.tsx')).Stopped }))
const Taken = lazy(async () => ({ default: (await import('./taken.tsx')).Taken }))

/** What stands between this device and the server, and what the scorer can do about it. */
export function SyncNotice(notice: NoticeProps) {
  const { book, shown } = notice
  const { sync, state } = shown
  if (sync.kind === 'handed') return <Handed book={book} />
  if (sync.kind === 'apart' && state !== null) {
    return (
      <Suspense>
        <MergeNotice book={book} state={state} apart={sync} />
      </Suspense>
    )
  }
  return <Suspense>{held(notice) ?? <Open {...notice} />}</Suspense>
}

/** Why the pad is closed, if it is. */
function held(notice: NoticeProps) {
  const { sync } = notice.shown
  if (sync.kind === 'taken') return <Taken {...notice} />
  if (sync.kind === 'stopped') return <Stopped {...notice} message={sync.message} />
  return sync.kind === 'logged-out' ? <LoggedOut {...notice} /> : null
}

function Open({ matchId, book, shown }: NoticeProps) {
  const { sync, state } = shown
  if (state !== null) return <Requests matchId={matchId} book={book} shown={shown} state={state} />
  const isLost = sync.kind === 'waiting'
  return (
    <section className={styles.notice}>
      <p>{isLost ? t.needsNetworkOnce : common.loading}</p>
      {isLost && <Receive />}
    </section>
  )
}

/** What was handed over is here as well, and can be gone on with. */
const Handed = ({ book }: { readonly book: Scorebook }) => (
  <section className={styles.notice} role="alert">
    <p>{t.youHandedOver}</p>
    <Button variant="outline" wide onClick={() => void book.scoreAgain()}>
      {t.scoreHereAgain}
    </Button>
  </section>
)

/** Another device may have the match. */
function Receive() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="outline" wide onClick={() => open(true)}>
        {t.takeOverFromDevice}
      </Button>
      {isOpen && (
        <Suspense>
          <ReceiveSheet onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What others ask of the device that scores: a correction, or the pad. */
function Requests({ matchId, book, shown, state }: NoticeProps & { readonly state: MatchState }) {
  const [[proposal], [first]] = [shown.proposals, shown.asked]
  if (proposal !== undefined) {
    return (
      <Suspense>
        <ProposalNotice
          key={proposal.id}
          matchId={matchId}
          book={book}
          state={state}
          proposal={proposal}
        />
      </Suspense>
    )
  }
  if (first === undefined) return null
  return (
    <section className={styles.notice} role="alert">
      <p>{t.asksToScore({ name: first.account.name })}</p>
      <Button variant="outline" wide onClick={() => void book.handOver(first.device)}>
        {t.handOver}
      </Button>
    </section>
  )
}
