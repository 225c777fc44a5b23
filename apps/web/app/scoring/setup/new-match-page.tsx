import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import type { Route } from './+types/new-match-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { keptMatches } from '../book/store.ts'
import { MatchForm } from './match-form.tsx'
import styles from './new-match-page.module.css'

const FromSheet = lazy(() =>
  import('./from-sheet.tsx').then((module) => ({ default: module.FromSheet })),
)
const FromTeam = lazy(() =>
  import('./from-team.tsx').then((module) => ({ default: module.FromTeam })),
)

export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: common.startAMatch,
    description: t.startDescription,
    path: '/manage/matches/new',
  }),
  { name: 'robots', content: 'noindex' },
]

/** The form of a new match, begun with a team sheet or a team where the address names one. */
export default function NewMatchPage() {
  const [search] = useSearchParams()
  const entryId = search.get('sheet')
  if (entryId !== null) {
    return (
      <Suspense>
        <FromSheet key={entryId} entryId={entryId} />
      </Suspense>
    )
  }
  const teamId = search.get('team')
  return (
    <div className={`pv-page ${styles.page}`}>
      <h1 className="pv-title">{common.startAMatch}</h1>
      {teamId === null ? (
        <MatchForm />
      ) : (
        <Suspense>
          <FromTeam key={teamId} teamId={teamId} />
        </Suspense>
      )}
      <KeptMatches />
    </div>
  )
}

const MOST_KEPT = 20

/** The matches that were scored on this device, to go on with. */
function KeptMatches() {
  const [kept, setKept] = useState<Awaited<ReturnType<typeof keptMatches>>>([])
  useEffect(() => {
    void keptMatches().then(setKept, () => undefined)
  }, [])
  if (kept.length === 0) return null
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">{t.goOnWithMatch}</h2>
      <ul>
        {kept.slice(0, MOST_KEPT).map(({ id, setup }) => (
          <li key={id}>
            <a href={`/score/${id}`}>
              {setup.teams.map(({ name }) => name).join(' v ')}
              {id.endsWith('#check') && t.checkedInBrackets}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
