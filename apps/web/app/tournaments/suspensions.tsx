import type { PublicSuspension } from '@pavilion/contract/tournaments/squad-fields.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { briefDay, dayAt, shortDay } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import styles from './decisions.module.css'

type SuspensionsProps = { readonly suspensions: readonly PublicSuspension[] }

/** The public record of who may not play, or did not for some time. */
export function Suspensions({ suspensions }: SuspensionsProps) {
  if (suspensions.length === 0) return null
  return (
    <section className={styles.record}>
      <SectionHeading title={t.suspensions} />
      <ol className={styles.decisions}>
        {suspensions.map((one) => (
          <li key={one.id}>
            <Line one={one} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ one }: { readonly one: PublicSuspension }) {
  const { locale = 'en', timeZone = 'UTC' } = useShell()?.site ?? {}
  const { player, team, match, clause, matches, matchesLeft, until, decidedAt } = one
  const length =
    until === null
      ? t.suspendedForMatches({ count: matches ?? 0 })
      : t.suspendedUntil({ day: briefDay(until, locale) })
  const facts = [
    length,
    matchesLeft === null ? '' : t.suspensionLeft({ count: matchesLeft }),
    clause === '' ? '' : t.clauseNumber({ clause }),
  ]
  return (
    <>
      <time className={styles.day} dateTime={decidedAt}>
        {shortDay(dayAt(decidedAt, timeZone), locale)}
      </time>
      <span className={styles.says}>
        <b>{t.playerOfTeam({ player: player.name, team: team.name })}</b>
        {`: ${facts.filter(Boolean).join(', ')}. `}
        <Link className="pv-link" to={`/match-central/matches/${match.id}`}>
          {t.versus({ home: match.home, away: match.away })}
        </Link>
      </span>
    </>
  )
}
