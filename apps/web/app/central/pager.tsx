import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link, useLocation } from 'react-router'
import * as t from '#texts/central.ts'
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
        {t.showingFromToFrom2({ from, from2: from + shown - 1, total })}
      </span>
      <nav aria-label={t.pages} className={styles.pages}>
        {page > 1 && (
          <Link className={buttonClasses({ variant: 'quiet' })} to={addressWith(location, {})}>
            <Icon name="arrow-left" />
            {t.firstPage}
          </Link>
        )}
        {next !== null && (
          <Link
            className={buttonClasses({ variant: 'quiet' })}
            to={addressWith(location, { after: next, page: String(page + 1) })}
            rel="next"
          >
            {t.nextPage}
            <Icon name="arrow-right" />
          </Link>
        )}
      </nav>
    </div>
  )
}
