import { classes } from '@pavilion/kit/classes.ts'
import { linkTabClasses, LinkTabs } from '@pavilion/kit/link-tabs.tsx'
import { Link } from 'react-router'
import { matchCentral } from '#layout/navigation.ts'
import * as t from '#texts/central.ts'
import styles from './central-head.module.css'

type CentralHeadProps = {
  readonly title: string
  /** The address of the current tab. */
  readonly tab: (typeof matchCentral)[number]['to']
}

/** The title of a list and the ten tabs of Match Central. */
export function CentralHead({ title, tab }: CentralHeadProps) {
  return (
    <div className={styles.head}>
      <div className="pv-page">
        <h1 className={classes('pv-title', styles.title)}>{title}</h1>
        <LinkTabs label={t.listsOfMatchCentral}>
          {matchCentral.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className={linkTabClasses(to === tab)}
              aria-current={to === tab ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </LinkTabs>
      </div>
    </div>
  )
}
