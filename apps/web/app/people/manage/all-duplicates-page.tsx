import type { Route } from './+types/all-duplicates-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/people.ts'
import { Link } from 'react-router'
import { DuplicatePanels } from './duplicate-panels.tsx'
import { listDuplicates } from './people-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.duplicates,
    description: t.whatDuplicatesAre,
    path: '/operator/people',
  })

/** Records of all organisations that are one person, for operators. */
export default function AllDuplicatesPage() {
  const { answer, again } = useQueryAnswer({
    key: ['duplicates'],
    call: () => listDuplicates(),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(duplicates) => (
        <div className={`pv-page ${shared.page}`}>
          <header className={shared.headText}>
            <Link className="pv-link pv-small" to="/operator">
              {t.operatorConsole}
            </Link>
            <h1 className="pv-title">{t.duplicates}</h1>
          </header>
          <DuplicatePanels first={duplicates} />
        </div>
      )}
    </ConsoleFrame>
  )
}
