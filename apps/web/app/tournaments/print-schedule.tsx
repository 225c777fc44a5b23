import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { useServerDrawnText } from '@pavilion/kit/islands/server-drawn.tsx'
import { useShell } from '#layout/use-shell.ts'
import { longDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/tournaments.ts'
import styles from './print-schedule.module.css'

type PrintScheduleProps = {
  readonly matches: readonly MatchCard[]
  /** How many the tournament has, where these should be all of them. */
  readonly of?: number
}

/** The matches of a page in their order, for paper only; it says how many are not among them. */
export function PrintSchedule({ matches, of = matches.length }: PrintScheduleProps) {
  const keyOf = ({ startsOn, startsAt, id }: MatchCard) => `${startsOn} ${startsAt ?? ''} ${id}`
  const ordered = matches.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  if (ordered.length === 0) return null
  const left = of - ordered.length
  return (
    <table className={styles.paper}>
      <caption>
        {t.schedule}
        {left > 0 && <span>{t.scheduleLeavesOut({ count: left })}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.matchOf}</th>
          <th scope="col">{t.ground}</th>
          <th scope="col">{t.result}</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ card }: { readonly card: MatchCard }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { startsOn, startsAt, ground, sides, sentence, status, stage, group } = card
  const when = useServerDrawnText(`${startsOn} ${startsAt} ${ground?.timeZone}`, () => {
    const day = longDay(startsOn, locale)
    if (startsAt === null || ground === null) return day
    return `${day}, ${timeAt(startsAt, { locale, timeZone: ground.timeZone })}`
  })
  const [home, away] = sides
  const part = stage ?? group
  return (
    <tr>
      <td {...when} />
      <th scope="row">
        {t.versus({ home: home.name, away: away.name })}
        {part !== null && <span>{part}</span>}
      </th>
      <td>{ground?.name ?? ''}</td>
      <td>{status === 'upcoming' ? '' : sentence}</td>
    </tr>
  )
}
