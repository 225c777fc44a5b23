import type {
  TournamentDetails,
  TournamentSummary,
} from '@pavilion/contract/tournaments/tournament-calls.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { momentHere } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import styles from './about.module.css'

type AboutProps = {
  readonly tournament: TournamentSummary
  readonly details: TournamentDetails
}

const balls = {
  leather: t.leatherBall,
  tennis: t.tennisBall,
  tape: t.tapeBall,
  other: '',
} as const

/** What the organiser says of the tournament, and how a team gets in. */
export function About({ tournament, details }: AboutProps) {
  const { about, organiser, email, phone, grounds, ageGroup, ballType, entry } = details
  const facts = [
    [t.organiser, organiser],
    [t.contact, [email, phone].filter(Boolean).join(', ')],
    [t.grounds, grounds.join(', ')],
    [t.whoPlays, [ageGroup, balls[ballType]].filter(Boolean).join(', ')],
  ].filter(([, said]) => said !== '')
  return (
    <section>
      <SectionHeading title={t.about} />
      <div className={styles.about}>
        <div className={styles.text}>
          {about !== '' && <p className={styles.prose}>{about}</p>}
          <dl className={styles.facts}>
            {facts.map(([name, said]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        </div>
        {entry.isOpen && <Entry tournament={tournament} deadline={entry.deadline} />}
      </div>
    </section>
  )
}

type EntryProps = Pick<AboutProps, 'tournament'> & { readonly deadline: string | null }

function Entry({ tournament, deadline }: EntryProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <div className={styles.entry}>
      <b>{t.entriesAreOpen}</b>
      {deadline !== null && (
        <span className="pv-small">{t.until({ time: momentHere(deadline, locale) })}</span>
      )}
      <Link
        className={buttonClasses({ variant: 'outline' })}
        to={`/manage/tournaments/${tournament.id}/enter`}
      >
        {t.enterATeam}
      </Link>
    </div>
  )
}
