import { classes } from '@pavilion/kit/classes.ts'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { lazy } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Dropdown } from './dropdown.tsx'
import styles from './navbar.module.css'
import { SessionTools } from './session-tools.tsx'
import type { Shell } from '#layout/shell.ts'
import { SiteMark } from '#layout/site-mark.tsx'
import { ThemeButton } from '#layout/theme-button.tsx'
import { companyPages, productPages } from '#layout/page-paths.ts'
import * as t from '#texts/shell.ts'
import { useSyncExternalStore } from 'react'

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled by more than this; false on the server. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  )
}

const loadPanels = () => import('./panels.tsx')
const loadCentral = () => import('./match-central-panel.tsx')

const ProductsPanel = lazy(() => loadPanels().then((panels) => ({ default: panels.ProductsPanel })))
const CompanyPanel = lazy(() => loadPanels().then((panels) => ({ default: panels.CompanyPanel })))
const MatchCentralPanel = lazy(() =>
  loadCentral().then(({ MatchCentralPanel: panel }) => ({ default: panel })),
)

/** Loads what the menus show, when one of them is about to be opened. */
const prepare = () => {
  for (const load of [loadPanels, loadCentral]) load().catch(() => undefined)
}

type NavbarProps = {
  readonly shell: Shell
  readonly onSearch: () => void
  readonly onMenu: () => void
}

/** The menu bar; it shrinks once the page is scrolled by more than 100 px. */
export function Navbar({ shell, onSearch, onMenu }: NavbarProps) {
  const { pathname } = useLocation()
  const scrolled = useScrolledPast(100)
  return (
    <header
      className={classes(styles.bar, pathname !== '/' && styles.ruled, scrolled && styles.scrolled)}
      data-scrolled={scrolled || undefined}
    >
      <div className={classes('pv-page', styles.row)}>
        <Link className={styles.logo} to="/" aria-label={t.nameHome({ name: shell.site.name })}>
          <SiteMark site={shell.site} size={32} />
        </Link>
        <nav className={styles.items} aria-label={t.main}>
          <NavLink className={styles.item ?? ''} to="/" end>
            {t.home}
          </NavLink>
          <Dropdown
            label={t.products}
            isCurrent={productPages.includes(pathname)}
            prepare={prepare}
          >
            <ProductsPanel />
          </Dropdown>
          <Dropdown
            label={t.matchCentral}
            isCurrent={pathname.startsWith('/match-central')}
            prepare={prepare}
            isWide
          >
            <MatchCentralPanel shell={shell} />
          </Dropdown>
          <Dropdown label={t.company} isCurrent={companyPages.includes(pathname)} prepare={prepare}>
            <CompanyPanel />
          </Dropdown>
          <NavLink className={styles.item ?? ''} to="/blogs">
            {t.blogs}
          </NavLink>
          <NavLink className={styles.item ?? ''} to="/pricing">
            {t.pricing}
          </NavLink>
        </nav>
        <Tools onSearch={onSearch} onMenu={onMenu} />
      </div>
    </header>
  )
}

function Tools({ onSearch, onMenu }: Omit<NavbarProps, 'shell'>) {
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={classes(styles.search, styles.wideOnly)}
        onClick={onSearch}
        aria-keyshortcuts="/ Control+K"
      >
        <Icon name="search" size={18} />
        <span className="pv-hidden">{t.search}</span>
        <span>{t.playersTeamsGrounds}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      <IconButton
        icon="search"
        label={t.searchText}
        className={styles.narrowOnly}
        onClick={onSearch}
      />
      <ThemeButton className={styles.theme} />
      <SessionTools />
      <IconButton icon="menu" label={t.openMenu} className={styles.narrowOnly} onClick={onMenu} />
    </div>
  )
}
