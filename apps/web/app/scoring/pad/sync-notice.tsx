import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Scorebook } from '../book/scorebook.ts'
import type { Shown } from '../book/sync.ts'
import { LoggedOut } from './logged-out.tsx'
import styles from './sync-notice.module.css'
import { Unsent } from './unsent.tsx'

const ProposalNotice = lazy(async () => ({
  default: (await import('../check/proposal-notice.tsx')).ProposalNotice,
}))
const ReceiveSheet = lazy(async () => ({
  default: (await import('../handover/receive-sheet.tsx')).ReceiveSheet,
}))
const MergeNotice = lazy(async () => ({
  default: (await import('../merge/merge-notice.tsx')).MergeNotice,
}))

type NoticeProps = {
  readonly matchId: string
  readonly book: Scorebook
  readonly shown: Shown
}

/** What stands between this device and the server, and what the scorer can do about it. */
export function SyncNotice({ matchId, book, shown }: NoticeProps) {
  const { sync, state } = shown
  if (sync.kind === 'taken') return <Taken matchId={matchId} book={book} shown={shown} />
  if (sync.kind === 'apart' && state !== null) {
    return (
      <Suspense>
        <MergeNotice book={book} state={state} apart={sync} />
      </Suspense>
    )
  }
  if (sync.kind === 'stopped') {
    return (
      <section className={styles.notice} role="alert">
        <p>{sync.message}</p>
        <Unsent matchId={matchId} shown={shown} />
        <Button variant="outline" wide onClick={() => void book.wake()}>
          Try again
        </Button>
      </section>
    )
  }
  if (sync.kind === 'logged-out') return <LoggedOut matchId={matchId} book={book} shown={shown} />
  if (sync.kind === 'handed') return <Handed book={book} />
  if (state === null) {
    const isLost = sync.kind === 'waiting'
    return (
      <section className={styles.notice}>
        <p>
          {isLost ? 'This match is not on this device yet. It needs a network once.' : 'Loading...'}
        </p>
        {isLost && <Receive />}
      </section>
    )
  }
  return <Requests matchId={matchId} book={book} shown={shown} state={state} />
}

/** What was handed over is here as well, and can be gone on with. */
const Handed = ({ book }: { readonly book: Scorebook }) => (
  <section className={styles.notice} role="alert">
    <p>You have handed this match over to another device. Everything stays here as well.</p>
    <Button variant="outline" wide onClick={() => void book.scoreAgain()}>
      Score here again
    </Button>
  </section>
)

/** Another device may have the match. */
function Receive() {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="outline" wide onClick={() => open(true)}>
        Take over from another device
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
      <p>{first.account.name} asks to score on another device.</p>
      <Button variant="outline" wide onClick={() => void book.handOver(first.device)}>
        Hand over
      </Button>
    </section>
  )
}

function Taken({ matchId, book, shown }: NoticeProps) {
  const [reason, setReason] = useState('')
  const [told, setTold] = useState<string | null>(null)
  const holder = shown.sync.kind === 'taken' ? shown.sync.holder : ''
  const askFor = async () => setTold((await book.claim(null)) ?? 'Asked. They can hand over now.')
  const takeOver = async () => {
    if (reason.trim() === '') setTold('Say why, for the record.')
    else setTold(await book.claim(reason.trim()))
  }
  return (
    <section className={styles.notice} role="alert">
      <p>{holder} scores this match on another device.</p>
      <Unsent matchId={matchId} shown={shown} />
      <Button variant="outline" wide onClick={() => void askFor()}>
        Ask for the pad
      </Button>
      <label className={styles.reason}>
        Or take over, because
        <input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      </label>
      <Button variant="outline" wide onClick={() => void takeOver()}>
        Take over
      </Button>
      {told && <p>{told}</p>}
      <a className={styles.check} href="#check">
        Check the scoring on this device
      </a>
    </section>
  )
}
