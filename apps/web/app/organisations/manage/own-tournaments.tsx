import { Crest } from '@pavilion/kit/art/crest.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { own } from '#calls/tournaments.ts'
import { useShell } from '#layout/use-shell.ts'
import { dayRange } from '#shared/dates.ts'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/organisations.ts'
import styles from './manage.module.css'

const listTournaments = () => send(own)

/** The tournaments that the account runs; nothing where there are none. */
export function OwnTournaments() {
  const locale = useShell()?.site.locale ?? 'en'
  const { answer, again } = useQueryAnswer({ key: ['own-tournaments'], call: listTournaments })
  if (answer?.ok === false) return <NotLoaded answer={answer} again={again} />
  if (answer === undefined || answer.data.data.length === 0) return null
  return (
    <section>
      <SectionHeading small title={t.yourTournaments} />
      <ul className={styles.rows}>
        {answer.data.data.map(({ tournament: { id, name }, isPublished, startsOn, endsOn }) => (
          <li key={id}>
            <Link className={styles.row} to={`/manage/tournaments/${id}`}>
              <Crest name={name} size={44} />
              <span className={styles.text}>
                <b>{name}</b>
                <span className="pv-small pv-muted">{dayRange(startsOn, endsOn, locale)}</span>
              </span>
              {!isPublished && <Tag>{t.draft}</Tag>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
