import * as t from '#texts/kit.ts'
import { Anchor } from './anchor.ts'
import { Icon } from './icons/icon.tsx'
import { pageNumbers } from './pages.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** Such as `Showing 1 to 8 of 20`. */
  readonly summary: string
  /** The address of a page. */
  readonly href: (page: number) => string
}

export function Pagination({ page, pages, summary, href }: PaginationProps) {
  return (
    <div className={styles.pagination}>
      <span className="pv-small pv-muted">{summary}</span>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t.pages}>
          {page > 1 && (
            <Anchor
              className={styles.page}
              href={href(page - 1)}
              aria-label={t.previousPage}
              rel="prev"
            >
              <Icon name="arrow-left" />
            </Anchor>
          )}
          {pageNumbers(page, pages).map((number, index) =>
            number === undefined ? (
              <span key={`gap ${index < 2 ? 'before' : 'after'}`} className={styles.gap}>
                …
              </span>
            ) : (
              <Anchor
                key={number}
                className={styles.page}
                href={href(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Anchor>
            ),
          )}
          {page < pages && (
            <Anchor
              className={styles.page}
              href={href(page + 1)}
              aria-label={t.nextPage}
              rel="next"
            >
              <Icon name="arrow-right" />
            </Anchor>
          )}
        </nav>
      )}
    </div>
  )
}
