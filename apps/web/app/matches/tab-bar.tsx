import type { TeamRef } from '@pavilion/contract/records.ts'
import { BlazerStripe } from '@pavilion/kit/art/blazer-stripe.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { NavLink } from 'react-router'
import { ShareButton } from '#shared/share-button.tsx'
import type { SharedPage } from '#shared/share-dialog.tsx'
import * as t from '#texts/matches.ts'
import { tabAddress } from './match-tabs.ts'
import type { MatchTab } from './match-tabs.ts'
import styles from './tab-bar.module.css'

export type Dock = {
  readonly team: Pick<TeamRef, 'name' | 'badge'>
  readonly score: string
  /** "15.2 overs, need 46 from 28 balls" */
  readonly words: string
}

type TabBarProps = {
  /** The address of the match. */
  readonly match: string
  readonly tabs: readonly MatchTab[]
  /** The board has scrolled out of view, so the bar shows the score. */
  readonly docked: boolean
  readonly dock: Dock | undefined
  readonly shared: SharedPage
}

export function TabBar({ match, tabs, docked, dock, shared }: TabBarProps) {
  return (
    <div className={classes(styles.bar, docked && styles.docked)}>
      <div className={classes('pv-page', styles.inner)}>
        <div className={styles.tabs}>
          <LinkTabs label={t.matchSections}>
            {tabs.map((tab) => (
              <NavLink
                key={tab.path}
                className={({ isActive }) => linkTabClasses(isActive)}
                to={tabAddress(match, tab)}
                end
                preventScrollReset
              >
                {tab.label}
              </NavLink>
            ))}
          </LinkTabs>
        </div>
        {dock && <DockedScore dock={dock} />}
        <ShareButton {...shared} />
      </div>
    </div>
  )
}

function DockedScore({ dock }: { readonly dock: Dock }) {
  return (
    <a className={styles.dock} href="#main">
      <BlazerStripe name={dock.team.name} colours={dock.team.badge?.colours} />
      <b className="pv-display">{dock.score}</b>
      <span>{dock.words}</span>
    </a>
  )
}
