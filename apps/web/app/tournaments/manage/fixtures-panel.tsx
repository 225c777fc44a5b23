import { Button } from '@pavilion/kit/button.tsx'
import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/tournaments.ts'
import { Decisions } from '../decisions.tsx'
import { AddFixture } from './add-fixture.tsx'
import { AdjustmentsPanel } from './adjustments-panel.tsx'
import styles from './console.module.css'
import { CsvPanel } from './csv-panel.tsx'
import shared from '#shared/console.module.css'
import type { PanelProps } from './tournament-calls.ts'
import { isSearching, publishFixtures, showProgramme } from './fixture-calls.ts'
import type { ProgrammeProps } from './fixture-calls.ts'
import { FixtureDays } from './fixture-days.tsx'
import { KnockOutPanel } from './knock-out-panel.tsx'
import { LotsPanel } from './lots-panel.tsx'
import { RepairPanel } from './repair-panel.tsx'
import { ScheduleRulesPanel } from './schedule-rules-panel.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SuperStagePanel } from './super-stage-panel.tsx'
import { SwissPanel } from './swiss-panel.tsx'
import { showManaged } from './tournament-calls.ts'
import { useProgrammeChange } from './use-programme-change.ts'

const FixtureBoard = lazy(() =>
  import('./fixture-board.tsx').then((module) => ({ default: module.FixtureBoard })),
)

const LOOK_MS = 800

/** When and where is played: fixtures found or made by hand, their results, and the knock-out. */
export function FixturesPanel({ managed, onChanged }: PanelProps) {
  const { answer, again } = useQueryAnswer({
    key: ['programme', managed.tournament.id],
    call: () => showProgramme(managed.tournament.id),
    keep: false,
  })
  const programme = answer?.ok ? answer.data.data : undefined
  const isBusy = programme !== undefined && isSearching(programme.run)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setInterval(again, LOOK_MS)
    return () => clearInterval(timer)
  }, [isBusy, again])
  if (answer === undefined) return <Skeleton height="360px" />
  if (programme === undefined) {
    return (
      <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
        {answer.ok ? '' : answer.message}
      </ErrorState>
    )
  }
  /** Publishing fixtures makes the tournament public, too. */
  const changed = async () => {
    const [told] = await Promise.all([
      managed.isPublished ? undefined : showManaged(managed.tournament.id),
      again(),
    ])
    if (told?.ok) onChanged(told.data.data)
  }
  return <Shown managed={managed} programme={programme} again={changed} />
}

/** Level teams are looked for again whenever something has changed that the table is made of. */
const standingsKey = ({ fixtures, adjustments }: ProgrammeProps['programme']): string =>
  JSON.stringify([fixtures.map(({ match }) => match), adjustments])

const hasLater = ({ fixtures }: ProgrammeProps['programme']): boolean =>
  fixtures.some(({ stage }) => stage !== 'league')

/** A Swiss league is drawn round by round; what comes after it is not. */
const hasSearch = (programme: ProgrammeProps['programme']): boolean =>
  programme.swiss === null || hasLater(programme)

function Shown(props: ProgrammeProps) {
  const { managed, programme, again } = props
  const { busy, change } = useProgrammeChange(again)
  const published = { tournamentId: managed.tournament.id, basis: programme.draftsBasis }
  const drafts = programme.fixtures.filter(
    ({ match, home, away }) => match === null && home.team !== null && away.team !== null,
  )
  return (
    <div className={styles.parts}>
      <div className={styles.stack}>
        {drafts.length > 0 && (
          <div className={styles.box}>
            <span>{t.draftFixtures({ count: drafts.length })}</span>
            <div>
              <Button
                busy={busy === 'publish'}
                onClick={() => void change('publish', () => publishFixtures(published))}
              >
                {t.publishTheFixtures}
              </Button>
            </div>
          </div>
        )}
        {programme.fixtures.length === 0 ? (
          <EmptyState title={t.noFixturesYet}>{t.findThemOrAddThem}</EmptyState>
        ) : (
          <Schedule {...props} />
        )}
        <Decisions decisions={programme.decisions} />
      </div>
      <div className={styles.folds}>
        {hasSearch(programme) && <SearchPanel key={String(hasLater(programme))} {...props} />}
        <ScheduleRulesPanel {...props} />
        <SwissPanel {...props} />
        <RepairPanel {...props} />
        <CsvPanel {...props} />
        <FoldingPanel title={t.addAFixture}>
          <AddFixture {...props} />
        </FoldingPanel>
        <SuperStagePanel {...props} />
        <KnockOutPanel key={String(programme.superPlaces)} {...props} />
        <AdjustmentsPanel {...props} />
        <LotsPanel key={standingsKey(programme)} {...props} />
      </div>
    </div>
  )
}

/** The fixtures as a list, or as a board on which they are moved. */
function Schedule(props: ProgrammeProps) {
  const [isBoard, setBoard] = useState(false)
  return (
    <>
      <span className={shared.actions}>
        <Button
          size="small"
          variant={isBoard ? 'outline' : 'primary'}
          aria-pressed={!isBoard}
          onClick={() => setBoard(false)}
        >
          {t.asAList}
        </Button>
        <Button
          size="small"
          variant={isBoard ? 'primary' : 'outline'}
          aria-pressed={isBoard}
          onClick={() => setBoard(true)}
        >
          {t.asABoard}
        </Button>
      </span>
      {isBoard ? (
        <Suspense fallback={<Skeleton height="360px" />}>
          <FixtureBoard {...props} />
        </Suspense>
      ) : (
        <FixtureDays {...props} />
      )}
    </>
  )
}
