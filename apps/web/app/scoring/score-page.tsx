import { Button } from '@pavilion/kit/button.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import * as common from '#texts/common.ts'
import * as t from '#texts/scoring.ts'
import type { Route } from './+types/score-page.ts'
import { accept } from '#calls/scoring.ts'
import { wanting } from '#layout/modal.ts'
import { useShell } from '#layout/use-shell.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { useHashToken } from '#shared/use-hash-token.ts'
import { send, stayWhenSignedOut } from '#state/api.ts'
import { useClientState, useRestoring } from '#state/use-client-state.ts'
import { ScorerPad } from './pad/pad.tsx'
import styles from './score-page.module.css'
import { useScorebook } from './use-scorebook.ts'
import type { OpenBook } from './use-scorebook.ts'

/**
 * One page for every match, and without a match in it: the device keeps it, and opens any match with it
 * while there is no network.
 */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...headOf(shellOf(matches), {
    title: t.scoreAMatch,
    description: t.padDescription,
    path: '/score',
  }),
  { name: 'robots', content: 'noindex' },
]

export default function ScorePage() {
  const counts = useShell()?.counts ?? null
  useRestoring(counts)
  useEffect(keepForOffline, [])
  const where = useLocation()
  const { matchId = '' } = useParams()
  const { isRestored, auth } = useClientState()
  const [isOpen, setOpen] = useState(false)
  if (!isRestored) return <Message>{common.loading}</Message>
  if (auth.token === null && !isOpen) {
    return (
      <Message>
        {t.logInToScore({
          link: (text) => (
            <Link key="log-in" to="/?modal=login" state={wanting(where)}>
              {text}
            </Link>
          ),
        })}
      </Message>
    )
  }
  return <Invited key={matchId} matchId={matchId} onOpen={setOpen} />
}

function Message({ children }: { readonly children: React.ReactNode }) {
  return (
    <main id="main" className={styles.message}>
      <h1 className="pv-hidden">{t.scoreAMatch}</h1>
      <p>{children}</p>
    </main>
  )
}

type InvitedProps = {
  readonly matchId: string
  /** Told when the pad opens and closes. */
  readonly onOpen: (isOpen: boolean) => void
}

/** Whoever comes by the link of an invitation accepts it first. */
function Invited({ matchId, onOpen }: InvitedProps) {
  const token = useHashToken()
  const isChecking = useIsChecking()
  const [isIn, setIn] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (token === undefined) return <Message>{common.loading}</Message>
  if (token === '' || isIn) {
    return (
      <Opened key={`${isChecking}`} matchId={matchId} isChecking={isChecking} onOpen={onOpen} />
    )
  }
  const join = async () => {
    const answer = await send(accept, { matchId, token })
    if (!answer.ok) return setRefusal(answer.message)
    history.replaceState(history.state, '', location.pathname)
    setIn(true)
  }
  return (
    <Message>
      {refusal === null ? t.youAreInvited : t.youAreInvitedBut({ refusal })}
      <Button size="large" wide onClick={() => void join()}>
        {t.scoreIt}
      </Button>
    </Message>
  )
}

type OpenedProps = InvitedProps & { readonly isChecking: boolean }

function Opened({ matchId, isChecking, onOpen }: OpenedProps) {
  const open = useScorebook(matchId, isChecking)
  if (open === undefined) return <Message>{common.loading}</Message>
  return typeof open === 'string' ? (
    <Message>{open}</Message>
  ) : (
    <OpenPad matchId={matchId} onOpen={onOpen} {...open} />
  )
}

/** A pad that is open stays open when its session ends. */
function OpenPad({ onOpen, ...pad }: InvitedProps & OpenBook) {
  useEffect(() => {
    const leave = stayWhenSignedOut()
    onOpen(true)
    return () => {
      onOpen(false)
      leave()
    }
  }, [onOpen])
  return <ScorerPad {...pad} />
}

/** Whether the address says to check what another device scores. */
const useIsChecking = () =>
  useSyncExternalStore(
    onHash,
    () => location.hash === '#check',
    () => false,
  )

function onHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** From the first visit on, this page opens without a network. */
function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register('/score/worker.js').catch(() => undefined)
  void navigator.storage.persist().catch(() => false)
}
