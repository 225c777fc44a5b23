import { classes } from '@pavilion/kit/classes.ts'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LiveScores } from '#shared/live-scores.tsx'
import { useRestoring } from '#state/use-client-state.ts'
import { Footer } from './footer.tsx'
import { ModalHost } from './modal-host.tsx'
import { Navbar } from './navbar.tsx'
import { Restoring } from '#layout/restoring.tsx'
import type { Shell } from '#layout/shell.ts'
import styles from './site-shell.module.css'
import { useHydrated } from '#layout/use-hydrated.ts'
import { usePageLinks } from '#layout/use-page-links.ts'
import * as t from '#texts/shell.ts'
import { useSearchKeys } from './use-search-keys.ts'

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then(asDefault('MobileMenu')))
const Extras = lazy(() => import('./extras.tsx').then(asDefault('Extras')))
const SearchPalette = lazy(() => import('./search-palette.tsx').then(asDefault('SearchPalette')))

function asDefault<K extends string>(name: K) {
  return <T,>(module: Record<K, T>) => ({ default: module[name] })
}

type SiteShellProps = { readonly shell: Shell; readonly children: ReactNode }

/** Menu bar, page and footer; menu, search and dialogs are loaded on first use. */
export function SiteShell({ shell, children }: SiteShellProps) {
  const { pathname } = useLocation()
  const [over, setOver] = useState<'menu' | 'search'>()
  const openSearch = useCallback(() => setOver('search'), [])
  const close = useCallback(() => setOver(undefined), [])
  const followLink = usePageLinks()
  useSearchKeys(openSearch)
  useRestoring(shell.counts)
  return (
    <LiveScores>
      <a className="pv-skip" href="#main">
        {t.skipToContent}
      </a>
      {shell.counts.hasSample && <p className={styles.sample}>{t.sampleNote}</p>}
      <Navbar shell={shell} onSearch={openSearch} onMenu={() => setOver('menu')} />
      {/* The presses are those of the anchors inside, which the keyboard reaches too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <main
        onClick={followLink}
        id="main"
        tabIndex={-1}
        className={classes(styles.main, !pathname.includes('matches') && styles.padded)}
      >
        {children}
      </main>
      <Footer shell={shell} />
      <Suspense>
        {over === 'menu' && <MobileMenu shell={shell} onClose={close} />}
        {over === 'search' && <SearchPalette onClose={close} />}
      </Suspense>
      <Afterwards shell={shell} />
      <Restoring />
    </LiveScores>
  )
}

/** Parts that only a browser renders. Apart from the shell, which need not be rendered again for them. */
function Afterwards({ shell }: Pick<SiteShellProps, 'shell'>) {
  const hydrated = useHydrated()
  return (
    <>
      <Suspense>{hydrated && <ModalHost site={shell.site} />}</Suspense>
      <Suspense>{hydrated && <Extras />}</Suspense>
    </>
  )
}
