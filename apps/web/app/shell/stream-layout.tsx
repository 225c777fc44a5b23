import { classes } from '@pavilion/kit/classes.ts'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { lazy, Suspense } from 'react'
import { Outlet, useMatches, useNavigate } from 'react-router'
import { Restoring } from '#layout/restoring.tsx'
import { useShell } from '#layout/use-shell.ts'
import { LiveScores } from '#shared/live-scores.tsx'
import { useClientState, useRestoring } from '#state/use-client-state.ts'
import * as t from '#texts/shell.ts'
import styles from './stream-layout.module.css'

const CartLink = lazy(() =>
  import('#layout/cart-link.tsx').then(({ CartLink: link }) => ({ default: link })),
)

/** A layout without menu bar and footer: a back button, a title, and the video. */
export default function StreamLayout() {
  const navigate = useNavigate()
  const counts = useShell()?.counts ?? null
  const { cart } = useClientState()
  useRestoring(counts)
  const title = useMatches().map(titleOf).findLast(Boolean)
  const back = () => (history.length > 1 ? void navigate(-1) : void navigate('/'))
  return (
    <LiveScores>
      <div className={classes('pv-board', styles.layout)}>
        <header className={styles.bar}>
          <IconButton icon="arrow-left" label={t.back} onClick={back} />
          <h1 className="pv-truncate">{title}</h1>
          {cart.items.length > 0 && (
            <Suspense>
              <CartLink count={cart.items.length} />
            </Suspense>
          )}
        </header>
        <main id="main" className={styles.main}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Restoring />
    </LiveScores>
  )
}

/** The title is part of the page's loader data. */
function titleOf({ loaderData }: { readonly loaderData: unknown }): string {
  const named = typeof loaderData === 'object' && loaderData !== null && 'title' in loaderData
  return named ? String(loaderData.title) : ''
}
