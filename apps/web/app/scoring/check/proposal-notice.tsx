import { differenceOf } from '@pavilion/cricket/corrections/difference.ts'
import { draftOf } from '@pavilion/cricket/corrections/plan.ts'
import type { ScoringProposal } from '@pavilion/contract/matches/scoring-fields.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { settle } from '#calls/scoring.ts'
import { send } from '#state/api.ts'
import * as t from '#texts/scoring.ts'
import { renumbered } from '../book/merge.ts'
import type { Scorebook } from '../book/scorebook.ts'
import noticeStyles from '../pad/sync-notice.module.css'
import styles from './check-notice.module.css'

type ProposalNoticeProps = {
  readonly matchId: string
  readonly book: Scorebook
  readonly state: MatchState
  readonly proposal: ScoringProposal
}

/** The facts under the numbers that they get now. */
const factsNow = ({ after, facts }: ScoringProposal, { seq }: MatchState) =>
  facts.map((fact) => renumbered(fact, { shared: after, shift: seq - after }))

/** What a second scorer proposes: what stands, what would, and the scorer’s answer. */
export function ProposalNotice({ matchId, book, state, proposal }: ProposalNoticeProps) {
  const [told, tell] = useState<string | null>(null)
  const more = factsNow(proposal, state).map((fact, at) => ({ seq: state.seq + at + 1, fact }))
  const then = replay(state.setup, [...state.log, ...more])
  const { entries } = differenceOf(
    { state, draft: draftOf(state) },
    { state: then, draft: draftOf(then) },
  )
  const answer = async (given: 'accepted' | 'declined') => {
    const refused =
      given === 'accepted' ? await book.record((now) => factsNow(proposal, now)) : null
    if (refused !== null) return tell(refused)
    const settled = await send(settle, { matchId, proposalId: proposal.id, answer: given })
    if (!settled.ok) return tell(settled.message)
    return book.wake()
  }
  return (
    <section className={noticeStyles.notice} aria-label={t.aProposal}>
      <p>{t.proposesACorrection({ by: proposal.by ?? t.aSecondScorer })}</p>
      {entries.map(({ seq, number, from, to }) => (
        <div key={seq} className={styles.difference}>
          {number !== null && <h3>{t.ballNumbered({ number })}</h3>}
          <dl>
            <dt>{t.asRecorded}</dt>
            <dd>{from ?? t.recordedNothing}</dd>
            <dt>{t.asProposed}</dt>
            <dd>{to ?? t.recordedNothing}</dd>
          </dl>
        </div>
      ))}
      {told && <p role="alert">{told}</p>}
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => void answer('accepted')}>
          {t.accept}
        </Button>
        <Button variant="outline" onClick={() => void answer('declined')}>
          {t.decline}
        </Button>
      </div>
    </section>
  )
}
