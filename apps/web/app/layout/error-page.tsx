import { buttonClasses } from '@pavilion/kit/button.tsx'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import styles from './error-page.module.css'
import { BadLight, Bowled } from './error-drawings.tsx'

/** What stands where a page cannot: nothing lives at the address, or something went wrong on the way. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />
}

function NotFound() {
  return (
    <section className={styles.page}>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <Bowled />
      <h1 className="pv-title">Bowled through the gate</h1>
      <p>Nothing lives at this address: it may have moved, or was never there. Error 404.</p>
      <form action="/match-central/matches" className={styles.search} role="search">
        <label className="pv-hidden" htmlFor="not-found-search">
          Search matches
        </label>
        <input id="not-found-search" name="text" placeholder="A team, a ground, a tournament" />
        <button type="submit" className={buttonClasses({})}>
          Search
        </button>
      </form>
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
      <BadLight />
      <h1 className="pv-title">Bad light</h1>
      <p>
        This page could not be shown. Nothing is lost: every ball that was recorded is kept. Try
        again in a moment.
      </p>
      <a className={buttonClasses({})} href={`${pathname}${search}`}>
        Try again
      </a>
    </section>
  )
}
