import { tellerOf } from '@pavilion/cricket/corrections/difference.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState, useSyncExternalStore } from 'react'
import { propose } from '#calls/scoring.ts'
import { randomId } from '#state/random-id.ts'
import { send } from '#state/api.ts'
import * as t from '#texts/scoring.ts'
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
        <p>{t.officialScoreNotReached}</p>
        <Leave />
      </section>
    )
  }
  const check = look(state, theirs.facts)
  const aims = new Set(theirs.proposals.map(({ facts }) => aimOf(facts)))
  return (
    <section className={noticeStyles.notice} aria-label={t.check}>
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
  if (differing.length === 0) return t.youAndTheScorerAgree
  return t.differencesFound({ count: differing.length })
}

function restOf({ only }: Check): string {
  if (only.theirs > 0) return t.scorerIsAhead({ count: only.theirs })
  return only.mine > 0 ? t.youAreAhead({ count: only.mine }) : ''
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
    said.length === 0 ? t.recordedNothing : said.map(({ text }) => text).join('; ')
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
      {number !== null && <h3>{t.ballNumbered({ number })}</h3>}
      <dl>
        <dt>{t.yourEntry}</dt>
        <dd>{words(own)}</dd>
        <dt>{t.scorersEntry}</dt>
        <dd>{words(other)}</dd>
      </dl>
      {told && <p role="alert">{told}</p>}
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => void accept()}>
          {t.acceptTheirs}
        </Button>
        {aims.has(aimOf(proposed)) ? (
          <p>{t.proposedToTheScorer}</p>
        ) : (
          <Button
            variant="outline"
            aria-disabled={proposed.length === 0 || undefined}
            onClick={() => proposed.length > 0 && void proposeIt()}
          >
            {t.proposeMine}
          </Button>
        )}
      </div>
    </div>
  )
}

const Leave = () => (
  <a className={styles.leave} href="#score">
    {t.stopChecking}
  </a>
)
