import { BlazerStripe } from '@pavilion/kit/art/blazer-stripe.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { NavLink } from 'react-router'
import { matchTabs, tabAddress } from './match-tabs.ts'
import styles from './tab-bar.module.css'

export type Dock = {
  readonly team: string
  readonly score: string
  /** "15.2 overs, need 46 from 28" */
  readonly words: string
}

type TabBarProps = {
  /** The address of the match. */
  readonly match: string
  readonly isFinished: boolean
  /** The board has left the view: the score stands at the end of the bar. */
  readonly docked: boolean
  readonly dock: Dock | undefined
}

export function TabBar({ match, isFinished, docked, dock }: TabBarProps) {
  return (
    <nav className={classes(styles.bar, docked && styles.docked)} aria-label="Match sections">
      <div className={classes('pv-page', styles.inner)}>
        <div className={styles.tabs}>
          {matchTabs.map((tab) => (
            <NavLink
              key={tab.path}
              className={styles.tab}
              to={tabAddress(match, tab)}
              end
              preventScrollReset
            >
              {isFinished && 'finished' in tab ? tab.finished : tab.label}
            </NavLink>
          ))}
        </div>
        {dock && <DockedScore dock={dock} />}
      </div>
    </nav>
  )
}

function DockedScore({ dock }: { readonly dock: Dock }) {
  return (
    <a className={styles.dock} href="#main">
      <BlazerStripe name={dock.team} />
      <b className="pv-display">{dock.score}</b>
      <span>{dock.words}</span>
    </a>
  )
}
