import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import * as t from '#texts/common.ts'
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
      <title>{t.tooManyPagesAtOnce}</title>
      <meta name="robots" content="noindex" />
      <ErrorState level={1} title={t.tooManyPagesAtOnce}>
        {t.yourNetworkHasAsked}
      </ErrorState>
    </section>
  )
}

/** Also shown for things that the visitor may not know of. */
export function NotFound() {
  return (
    <section className={styles.page}>
      <title>{t.pageNotFound}</title>
      <meta name="robots" content="noindex" />
      <NotFoundArt />
      <h1 className="pv-title">{t.bowledThroughTheGate}</h1>
      <p>{t.thereIsNoPage}</p>
      <search>
        <form action="/match-central/matches" className={styles.search}>
          <SearchField label={t.searchMatches} name="text" placeholder={t.aTeamOrATournament} />
          <Button type="submit">{t.search}</Button>
        </form>
      </search>
      <Link className="pv-link" to="/match-central/overview">
        {t.goToMatchCentral}
      </Link>
    </section>
  )
}

function Failed() {
  const { pathname, search } = useLocation()
  return (
    <section className={styles.page}>
      <title>{t.somethingWentWrong}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        level={1}
        action={
          <a className={buttonClasses({})} href={`${pathname}${search}`}>
            {t.tryAgain}
          </a>
        }
      >
        {t.thisPageCould}
      </ErrorState>
    </section>
  )
}
