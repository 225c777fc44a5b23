import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { signOut } from '#accounts/sign-in.ts'
import { consoleEntries } from '#shared/console-entries.ts'
import { figure } from '#shared/figures.ts'
import { usePermissions } from '#shared/use-permissions.ts'
import { useClientState } from '#state/use-client-state.ts'
import { ModalLink } from '#layout/modal-link.tsx'
import styles from './mobile-menu.module.css'
import { company, matchCentral, own, products } from '#layout/navigation.ts'
import type { Entry } from '#layout/navigation.ts'
import { Sheet } from '#layout/sheet.tsx'
import type { Shell } from '#layout/shell.ts'
import { SiteMark } from '#layout/site-mark.tsx'
import { ThemeButton } from '#layout/theme-button.tsx'
import * as t from '#texts/shell.ts'

type MobileMenuProps = { readonly shell: Shell; readonly onClose: () => void }

const liveText = (liveMatches: number) =>
  liveMatches > 0 ? t.liveMatchesLive({ liveMatches }) : undefined

/** The menu on a small screen: full screen, focus trapped, page scroll locked. */
export function MobileMenu({ shell, onClose }: MobileMenuProps) {
  const { auth } = useClientState()
  const { site, counts } = shell
  const permissions = usePermissions(auth.token !== null)
  const consoles = consoleEntries(permissions?.ok ? permissions.data.data : undefined)
  return (
    <Sheet label={t.menu} onClose={onClose} className={styles.menu}>
      <div className={styles.top}>
        <Link className={styles.logo} to="/" onClick={onClose}>
          <SiteMark site={site} size={32} />
        </Link>
        <ThemeButton />
        <IconButton icon="close" label={t.closeMenu} onClick={onClose} />
      </div>
      <nav aria-label={t.menu}>
        <Row to="/" label={t.home} onClose={onClose} />
        <Group
          label={t.products}
          links={[...products, { label: t.seeAllProducts, to: '/product-list' }]}
        />
        <Group
          label={t.matchCentral}
          count={liveText(counts.liveMatches)}
          links={matchCentral.map(({ label, to, count }) => ({
            label,
            to,
            count: count && figure(counts[count]),
          }))}
        />
        <Group label={t.company} links={company} />
        <Row to="/blogs" label={t.blogs} onClose={onClose} />
        <Row to="/pricing" label={t.pricing} onClose={onClose} />
        {auth.token !== null && (
          <Group label={auth.loginUserDetails?.name ?? t.user} links={[...own, ...consoles]}>
            <Logout onClose={onClose} />
          </Group>
        )}
      </nav>
      <App siteName={site.name} onClose={onClose} />
      {auth.token === null && (
        <div className={styles.start}>
          <ModalLink className={buttonClasses({ size: 'large', wide: true })} modal="login">
            {t.getStarted}
          </ModalLink>
        </div>
      )}
    </Sheet>
  )
}

/** The link to the installable app. */
function App({ siteName, onClose }: { readonly siteName: string; readonly onClose: () => void }) {
  return (
    <div className={classes('pv-board', styles.app)}>
      <img src="/qr.svg" width={92} height={92} alt={t.qrCodeThatOpensSite({ siteName })} />
      <p>
        <Link to="/app" onClick={onClose}>
          {t.getTheApp}
        </Link>
        <span>{t.tapToInstallOrScan}</span>
      </p>
    </div>
  )
}

type RowProps = Entry & { readonly onClose: () => void }

function Row({ to, label, onClose }: RowProps) {
  const { pathname } = useLocation()
  return (
    <Link
      className={styles.row}
      to={to}
      onClick={onClose}
      aria-current={pathname === to ? 'page' : undefined}
    >
      {label}
    </Link>
  )
}

function Logout({ onClose }: Pick<MobileMenuProps, 'onClose'>) {
  const leave = () => {
    onClose()
    signOut()
  }
  return (
    <button type="button" onClick={leave}>
      {t.logout}
    </button>
  )
}

type GroupProps = {
  readonly label: string
  readonly count?: string | undefined
  readonly links: readonly (Entry & { readonly count?: string | undefined })[]
  /** Rendered after the links. */
  readonly children?: ReactNode
}

function Group({ label, count, links, children }: GroupProps) {
  return (
    <details className={styles.group} name="menu">
      <summary className={styles.row}>
        {label}
        <span>
          {count}
          <Icon name="chevron-down" />
        </span>
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>
              {link.label}
              {link.count && <span>{link.count}</span>}
            </Link>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </details>
  )
}
