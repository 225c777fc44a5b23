import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link, useLocation } from 'react-router'
import { figure } from '#shared/figures.ts'
import { addressWith } from './address-with.ts'
import styles from './pager.module.css'

type PagerProps = {
  readonly shown: number
  readonly total: number
  /** The next page's cursor; null on the last page. */
  readonly next: string | null
  readonly page: number
  readonly size: number
}

/** Says which part of a list is shown, with links to the next page and the first. */
export function Pager({ shown, total, next, page, size }: PagerProps) {
  const location = useLocation()
  const from = (page - 1) * size + 1
  if (shown === 0) return null
  return (
    <div className={styles.pager}>
      <span className="pv-small pv-muted">
        Showing {figure(from)} to {figure(from + shown - 1)} of {figure(total)}
      </span>
      <nav aria-label="Pages" className={styles.pages}>
        {page > 1 && (
          <Link className={buttonClasses({ variant: 'quiet' })} to={addressWith(location, {})}>
            <Icon name="arrow-left" />
            First page
          </Link>
        )}
        {next !== null && (
          <Link
            className={buttonClasses({ variant: 'quiet' })}
            to={addressWith(location, { after: next, page: String(page + 1) })}
            rel="next"
          >
            Next page
            <Icon name="arrow-right" />
          </Link>
        )}
      </nav>
    </div>
  )
}
