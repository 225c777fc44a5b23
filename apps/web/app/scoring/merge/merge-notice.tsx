import { tellerOf } from '@pavilion/cricket/corrections/difference.ts'
import type { Draft } from '@pavilion/cricket/corrections/draft.ts'
import { planOf } from '@pavilion/cricket/corrections/plan.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Part, Side } from '@pavilion/cricket/merge/align.ts'
import { choicesIn, mergedDraft } from '@pavilion/cricket/merge/merge.ts'
import { factsOfMerge, mergeOf } from '@pavilion/cricket/merge/two-logs.ts'
import type { Merge } from '@pavilion/cricket/merge/two-logs.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useMemo, useState } from 'react'
import * as t from '#texts/scoring.ts'
import type { Apart } from '../book/merge.ts'
import type { Scorebook } from '../book/scorebook.ts'
import { Consequences } from '../correct/consequences.tsx'
import { Choices } from '../pad/choices.tsx'
import noticeStyles from '../pad/sync-notice.module.css'
import styles from './merge-notice.module.css'

type MergeNoticeProps = {
  readonly book: Scorebook
  readonly state: MatchState
  readonly apart: Apart
}

/** Two devices have scored one match: what agrees is merged, and what differs is chosen side by side. */
export function MergeNotice({ book, state, apart }: MergeNoticeProps) {
  const merge = useMemo(() => {
    const shared = state.log.slice(0, apart.shared).map(({ fact }) => fact)
    return mergeOf(state.setup, { shared, mine: apart.mine, theirs: apart.theirs })
  }, [state, apart])
  const asked = choicesIn(merge.parts)
  const [chosen, setChosen] = useState<readonly (Side | null)[]>([])
  const answers = asked.map((_, at) => chosen[at] ?? null)
  const choose = (at: number, side: Side) => setChosen(answers.with(at, side))
  const agreed = merge.parts.length - asked.length
  return (
    <section className={noticeStyles.notice} role="alert">
      <p>{t.twoDevicesHaveScored({ agreed })}</p>
      {asked.map((choice, at) => (
        <Differing
          // The choices of a merge keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          choice={choice}
          state={state}
          merge={merge}
          chosen={answers[at] ?? null}
          choose={(side) => choose(at, side)}
        />
      ))}
      <Merging key={answers.join()} book={book} state={state} merge={merge} answers={answers} />
      <Whole book={book} />
    </section>
  )
}

type DifferingProps = {
  readonly choice: Extract<Part, { kind: 'choice' }>
  readonly state: MatchState
  readonly merge: Merge
  readonly chosen: Side | null
  readonly choose: (side: Side) => void
}

function Differing({ choice, state, merge, chosen, choose }: DifferingProps) {
  const [own, other] = [tellerOf(state), tellerOf(merge.state)]
  const [mine, theirs] = [
    choice.mine.map((one) => own(one)),
    choice.theirs.map((one) => other(one)),
  ]
  const number = mine[0]?.number ?? theirs[0]?.number ?? null
  const words = (told: readonly { readonly text: string }[]) =>
    told.length === 0 ? t.recordedNothing : told.map(({ text }) => text).join('; ')
  return (
    <div>
      {number !== null && <p className={styles.number}>{t.ballNumbered({ number })}</p>}
      <Choices
        label={number === null ? t.whichIsRight : t.whichIsRightOfBall({ number })}
        choices={[
          { id: 'mine', label: words(mine), note: t.thisDevice },
          { id: 'theirs', label: words(theirs), note: t.theOtherDevice },
        ]}
        chosen={chosen}
        onChoose={(id) => choose(id === 'mine' ? 'mine' : 'theirs')}
      />
    </div>
  )
}

type MergingProps = {
  readonly book: Scorebook
  readonly state: MatchState
  readonly merge: Merge
  readonly answers: readonly (Side | null)[]
}

/** Once all is chosen: what the Laws then forbid with what to do about it, and the merge. */
function Merging({ book, state, merge, answers }: MergingProps) {
  const [mended, mend] = useState<Draft | null>(null)
  const sides = answers.filter((side) => side !== null)
  const rest = answers.length - sides.length
  const plan = useMemo(() => {
    if (rest > 0) return null
    return planOf(merge.state, mended ?? mergedDraft(state.setup, merge.parts, sides))
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds the answers
  }, [merge, mended, rest, state])
  if (plan === null) {
    return <p>{t.differencesAreLeft({ count: rest })}</p>
  }
  const record = () => {
    if (plan.obstacleCount === 0) void book.merge(factsOfMerge(merge, plan.draft))
  }
  return (
    <>
      <Consequences plan={plan} mend={mend} />
      <Button wide aria-disabled={plan.obstacleCount > 0 || undefined} onClick={record}>
        {plan.obstacleCount > 0 ? t.mendWhatLawsForbid : t.mergeDevices}
      </Button>
    </>
  )
}

/** Where one of them is wrong altogether. */
function Whole({ book }: { readonly book: Scorebook }) {
  return (
    <details>
      <summary className={styles.whole}>{t.keepOneDevice}</summary>
      <Button variant="outline" wide onClick={() => void book.choose('mine')}>
        {t.keepThisDevices}
      </Button>
      <Button variant="outline" wide onClick={() => void book.choose('theirs')}>
        {t.keepOtherDevices}
      </Button>
    </details>
  )
}
