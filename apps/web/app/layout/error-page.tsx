import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import styles from './error-page.module.css'
import { Bowled } from './bowled.tsx'

/** What stands where a page cannot: nothing lives at the address, or something went wrong on the way. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />
}

/** Also for what somebody may not know of: it looks like what is not there. */
export function NotFound() {
  return (
    <section className={styles.page}>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <Bowled />
      <h1 className="pv-title">Bowled through the gate</h1>
      <p>Nothing lives at this address: it may have moved, or was never there. Error 404.</p>
      <search>
        <form action="/match-central/matches" className={styles.search}>
          <SearchField label="Search matches" name="text" placeholder="A team or a tournament" />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <Link className="pv-link" to="/match-central/overview">
        Go to Match Central
      </Link>
    </section>
  )
}

function Failed() {
  const { pathname, search } = useLocation()
  return (
    <section className={styles.page}>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        level={1}
        action={
          <a className={buttonClasses({})} href={`${pathname}${search}`}>
            Try again
          </a>
        }
      >
        This page could not be shown. Nothing is lost: every ball that was recorded is kept.
      </ErrorState>
    </section>
  )
}
