import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { wanting } from '#layout/modal.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/scoring.ts'
import type { Scorebook } from '../book/scorebook.ts'
import type { Shown } from '../book/sync.ts'
import styles from './sync-notice.module.css'
import { Unsent } from './unsent.tsx'

type LoggedOutProps = {
  readonly matchId: string
  readonly book: Scorebook
  readonly shown: Shown
}

/** The session has ended, here or elsewhere. Scoring goes on, and what is kept is sent after logging in, in any tab. */
export function LoggedOut({ matchId, book, shown }: LoggedOutProps) {
  const where = useLocation()
  const { token } = useClientState().auth
  useEffect(() => {
    if (token !== null) void book.wake()
  }, [book, token])
  return (
    <section className={styles.notice} role="alert">
      <p>{t.loggedOutNotice}</p>
      <Unsent matchId={matchId} shown={shown} />
      <Link className={styles.check} to="/?modal=login" state={wanting(where)}>
        {t.logInToSend}
      </Link>
    </section>
  )
}
