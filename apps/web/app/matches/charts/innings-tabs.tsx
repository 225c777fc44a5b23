import type { InningsView } from '@pavilion/cricket/views/view.ts'
import { LinkTabs, linkTabClasses } from '@pavilion/kit/link-tabs.tsx'
import { Link, useSearchParams } from 'react-router'
import * as t from '#texts/matches.ts'
import type { Charted } from './series.ts'
import { chartedInnings, mainInnings, seriesName } from './series.ts'

/** The one innings that is charted, as the address says; undefined where all of them are. */
export function useChartedInnings(charted: Charted): InningsView | undefined {
  const [query] = useSearchParams()
  return chartedInnings(charted, query.get('innings'))
}

type InningsTabsProps = { readonly charted: Charted; readonly current: InningsView }

export const InningsTabs = ({ charted, current }: InningsTabsProps) => (
  <LinkTabs label={t.chartsOfInnings}>
    {mainInnings(charted).map((innings) => (
      <Link
        key={innings.number}
        className={linkTabClasses(innings.number === current.number)}
        to={`?innings=${innings.number}`}
        preventScrollReset
        replace
        aria-current={innings.number === current.number ? 'page' : undefined}
      >
        {seriesName(innings, charted)}
      </Link>
    ))}
  </LinkTabs>
)
