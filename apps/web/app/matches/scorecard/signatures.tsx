import { Button } from '@pavilion/kit/button.tsx'
import { optionalPart } from '@pavilion/kit/islands/island.tsx'
import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { may, signatures } from '#calls/scoring.ts'
import { momentHere } from '#shared/dates.ts'
import type { ToSign } from '#shared/sign-dialog.tsx'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/matches.ts'
import { useMatch } from '../use-match.ts'
import styles from './amendments.module.css'

type Signature = OutputOf<typeof signatures>['data']['signatures'][number]

const SignDialog = optionalPart(() =>
  import('#shared/sign-dialog.tsx').then((module) => module.SignDialog),
)

/**
 * Who has signed the match and as it stood when. Whoever may score it hands the phone to those who sign; captains and
 * umpires with an account sign here.
 */
export function Signatures() {
  const { id: matchId } = useMatch().card
  const { auth } = useClientState()
  const { answer, again } = useAnswer(useCallback(() => send(signatures, { matchId }), [matchId]))
  const signed = answer?.ok ? answer.data.data.signatures : []
  const isSignedIn = auth.token !== null
  if (signed.length === 0 && !isSignedIn) return null
  return (
    <>
      {isSignedIn ? (
        <ScorersSection signed={signed} onSigned={again} />
      ) : (
        <Section signed={signed} />
      )}
    </>
  )
}

const nobody = { score: false, signers: [] }

type ScorersProps = { readonly signed: readonly Signature[]; readonly onSigned: () => void }

function ScorersSection({ signed, onSigned }: ScorersProps) {
  const { id: matchId } = useMatch().card
  const { answer } = useAnswer(useCallback(() => send(may, { matchId }), [matchId]))
  const [isSigning, setSigning] = useState(false)
  const { score: mayScore, signers } = answer?.ok === true ? answer.data.data : nobody
  const match = useToSign()
  const maySign = mayScore || signers.length > 0
  if (!maySign && signed.length === 0) return null
  return (
    <Section signed={signed}>
      {maySign && (
        <Button variant="outline" onClick={() => setSigning(true)}>
          {t.signThisMatch}
        </Button>
      )}
      {isSigning && (
        <SignDialog
          match={match}
          own={mayScore ? undefined : signers}
          onClose={() => setSigning(false)}
          onSigned={onSigned}
        />
      )}
    </Section>
  )
}

/** The match as this page shows it. */
function useToSign(): ToSign {
  const { card, info, view } = useMatch()
  const sideOf = (at: 0 | 1) => {
    const { id, name } = card.sides[at]
    const captain = view.roles.find(({ team }) => team === id)?.captain
    const player = info.squads[at].players.find(({ playerId }) => playerId === captain)
    return { name, captain: player?.person.name ?? '' }
  }
  return {
    matchId: card.id,
    seq: view.seq,
    result: view.result?.text ?? '',
    sides: [sideOf(0), sideOf(1)],
    umpire: info.officials.find(({ role }) => role === 'umpire')?.person.name ?? '',
  }
}

type SectionProps = {
  readonly signed: readonly Signature[]
  readonly children?: ReactNode
}

function Section({ signed, children }: SectionProps) {
  return (
    <section className={styles.amendments} aria-labelledby="signatures">
      <h2 id="signatures">{t.signatures}</h2>
      {signed.length === 0 && <p>{t.notSignedYet}</p>}
      <ol>
        {signed.map((one) => (
          <Signed key={`${one.at} ${one.name}`} signature={one} />
        ))}
      </ol>
      {children}
    </section>
  )
}

function Signed({ signature }: { readonly signature: Signature }) {
  const { card, locale } = useMatch()
  const { name, side, at, seq, result, since } = signature
  const team = side === null ? undefined : card.sides[side === 0 ? 0 : 1].name
  return (
    <li>
      <p>
        <b>{name}</b> {team === undefined ? t.umpire : t.captainOf({ side: team })}
      </p>
      <p className={styles.made}>{momentHere(at, locale)}</p>
      <p>
        {since === 0 ? t.signedAsItStands({ result }) : t.signedAtEntry({ seq, result, since })}
      </p>
    </li>
  )
}
