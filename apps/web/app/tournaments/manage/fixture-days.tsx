import { FoldingPanel } from '@pavilion/kit/folding-panel.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { longDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import styles from './console.module.css'
import type { ProgrammeProps } from './fixture-calls.ts'
import { daysOf, type FixtureDay, foldsOf } from './fixture-day.ts'
import { FixtureRow } from './fixture-row.tsx'

/** The fixtures day by day: those of a long list that are played, and the later ones, are folded. */
export function FixtureDays(props: ProgrammeProps) {
  const days = daysOf(props.programme.fixtures, props.managed.timeZone)
  const [folds] = useState(() => foldsOf(days))
  const played = days.filter(({ day }) => folds.played.includes(day))
  const others = days.filter((one) => !played.includes(one))
  const titleOf = useDayTitle()
  return (
    <div className={styles.folds}>
      {played.length > 0 && (
        <FoldingPanel title={t.alreadyPlayed} note={noteOf(played)}>
          <div className={styles.stack}>
            {played.map((one) => (
              <section key={one.day}>
                <h3>{titleOf(one)}</h3>
                <Rows {...props} fixtures={one.fixtures} />
              </section>
            ))}
          </div>
        </FoldingPanel>
      )}
      {others.map((one) => (
        <FoldingPanel
          key={one.day}
          title={titleOf(one)}
          note={noteOf([one])}
          opens={!folds.later.includes(one.day)}
        >
          <Rows {...props} fixtures={one.fixtures} />
        </FoldingPanel>
      ))}
    </div>
  )
}

function useDayTitle() {
  const locale = useShell()?.site.locale ?? 'en'
  return ({ day }: FixtureDay): string => (day === '' ? t.noDateYet : longDay(day, locale))
}

const noteOf = (days: readonly FixtureDay[]): string =>
  t.matchesHere({ count: days.reduce((sum, { fixtures }) => sum + fixtures.length, 0) })

const Rows = ({ fixtures, ...props }: ProgrammeProps & Pick<FixtureDay, 'fixtures'>) => (
  <ul className={styles.list}>
    {fixtures.map((fixture) => (
      <li key={fixture.id}>
        <FixtureRow {...props} fixture={fixture} />
      </li>
    ))}
  </ul>
)
