import { tellerOf } from '@pavilion/cricket/corrections/difference.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState, useSyncExternalStore } from 'react'
import { propose } from '#calls/scoring.ts'
import { randomId } from '#state/random-id.ts'
import { send } from '#state/api.ts'
import type { Scorebook } from '../book/scorebook.ts'
import noticeStyles from '../pad/sync-notice.module.css'
import { acceptTheirs, checking, proposeMine, sidesOf } from './check.ts'
import type { Check } from './check.ts'
import styles from './check-notice.module.css'
import type { Official } from './official.ts'

type CheckNoticeProps = {
  readonly matchId: string
  readonly book: Scorebook
  readonly official: Official
  readonly state: MatchState
}

/** What differs between this device, which checks, and the official log, side by side as it arises. */
export function CheckNotice({ matchId, book, official, state }: CheckNoticeProps) {
  const [look] = useState(checking)
  const theirs = useSyncExternalStore(official.subscribe, official.read, () => null)
  if (theirs === null) {
    return (
      <section className={noticeStyles.notice}>
        <p>The official score has not been reached yet. Your own balls stay on this device.</p>
        <Leave />
      </section>
    )
  }
  const check = look(state, theirs.facts)
  const aims = new Set(theirs.proposals.map(({ facts }) => aimOf(facts)))
  return (
    <section className={noticeStyles.notice} aria-label="Check">
      <p>
        <b>{headOf(check)}</b> {restOf(check)}
      </p>
      {check.differing.map((at) => (
        <Differing key={at} {...{ matchId, book, official, state, check, at, aims }} />
      ))}
      <Leave />
    </section>
  )
}

function headOf({ differing }: Check): string {
  if (differing.length === 0) return 'You and the scorer agree.'
  return differing.length === 1 ? '1 difference.' : `${differing.length} differences.`
}

function restOf({ only }: Check): string {
  const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`
  if (only.theirs > 0) return `The scorer is ${entries(only.theirs)} ahead.`
  return only.mine > 0 ? `You are ${entries(only.mine)} ahead.` : ''
}

/** The entry that a proposal changes. */
const aimOf = (facts: ReturnType<typeof proposeMine>): string => {
  const [first] = facts
  if (first === undefined) return ''
  return 'seq' in first ? `${first.seq}` : `after ${'after' in first ? first.after : ''}`
}

type DifferingProps = CheckNoticeProps & {
  readonly check: Check
  readonly at: number
  /** What is proposed and not answered yet. */
  readonly aims: ReadonlySet<string>
}

function Differing({ matchId, book, state, check, at, aims }: DifferingProps) {
  const [told, tell] = useState<string | null>(null)
  const { mine, theirs } = sidesOf(check.parts[at])
  const [own, other] = [
    mine.map((one) => tellerOf(state)(one)),
    theirs.map((one) => tellerOf(check.official)(one)),
  ]
  const number = own[0]?.number ?? other[0]?.number ?? null
  const words = (said: typeof own) =>
    said.length === 0 ? 'Nothing' : said.map(({ text }) => text).join('; ')
  const proposed = proposeMine(check, at)
  const accept = async () => tell(await book.record((now) => acceptTheirs(now, check, at)))
  const proposeIt = async () => {
    const id = randomId()
    const after = check.official.seq
    const answer = await send(propose, { matchId, id, after, facts: [...proposed] })
    if (answer.ok) await book.wake()
    tell(answer.ok ? null : answer.message)
  }
  return (
    <div className={styles.difference}>
      {number !== null && <h3>Ball {number}</h3>}
      <dl>
        <dt>You</dt>
        <dd>{words(own)}</dd>
        <dt>The scorer</dt>
        <dd>{words(other)}</dd>
      </dl>
      {told && <p role="alert">{told}</p>}
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => void accept()}>
          Accept theirs
        </Button>
        {aims.has(aimOf(proposed)) ? (
          <p>Proposed to the scorer</p>
        ) : (
          <Button
            variant="outline"
            aria-disabled={proposed.length === 0 || undefined}
            onClick={() => proposed.length > 0 && void proposeIt()}
          >
            Propose mine
          </Button>
        )}
      </div>
    </div>
  )
}

const Leave = () => (
  <a className={styles.leave} href="#score">
    Stop checking
  </a>
)
