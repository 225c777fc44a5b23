import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import styles from './error-page.module.css'
import { NotFoundArt } from './not-found-art.tsx'

/** The page for an unknown address or an error. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 404) return <NotFound />
  return status === 429 ? <TooMany /> : <Failed />
}

/** The page for an address that asks too often. It works without scripts. */
function TooMany() {
  return (
    <section className={styles.page}>
      <title>Too many pages at once</title>
      <meta name="robots" content="noindex" />
      <ErrorState level={1} title="Too many pages at once">
        More pages were asked for from your network than one may have in so short a time. Wait a few
        seconds, then load this page again. Error 429.
      </ErrorState>
    </section>
  )
}

/** Also shown for things that the visitor may not know of. */
export function NotFound() {
  return (
    <section className={styles.page}>
      <title>Page not found</title>
      <meta name="robots" content="noindex" />
      <NotFoundArt />
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
