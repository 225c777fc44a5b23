import { classes } from '@pavilion/kit/classes.ts'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Suspense } from 'react'
import { Outlet, useMatches, useNavigate } from 'react-router'
import { LiveScores } from '#shared/live-scores.tsx'
import styles from './stream-layout.module.css'

/** A layout without bar and footer: a way back in history, a title, and the picture. */
export default function StreamLayout() {
  const navigate = useNavigate()
  const title = useMatches().map(titleOf).findLast(Boolean)
  const back = () => (history.length > 1 ? void navigate(-1) : void navigate('/'))
  return (
    <LiveScores>
      <div className={classes('pv-board', styles.layout)}>
        <header className={styles.bar}>
          <IconButton icon="arrow-left" label="Back" onClick={back} />
          <h1 className="pv-truncate">{title}</h1>
        </header>
        <main id="main" className={styles.main}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </LiveScores>
  )
}

/** Pages of this layout name themselves in their data. */
function titleOf({ loaderData }: { readonly loaderData: unknown }): string {
  const named = typeof loaderData === 'object' && loaderData !== null && 'title' in loaderData
  return named ? String(loaderData.title) : ''
}
