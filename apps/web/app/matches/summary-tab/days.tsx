import type { DayOfPlay, Session, SessionEnd } from '@pavilion/cricket/views/sessions.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import { briefDay } from '#shared/dates.ts'
import * as t from '#texts/matches.ts'
import { scoreText } from '../innings-text.ts'
import styles from './days.module.css'

export type DaysProps = {
  readonly days: readonly DayOfPlay[]
  /** The names of the sides by their ids. */
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  readonly locale: string
}

const ends: Readonly<Record<SessionEnd, string>> = {
  lunch: t.lunch,
  tea: t.tea,
  stumps: t.closeOfPlay,
  result: t.endOfMatch,
}

/** The score at the end of each session of a match of several days, and what the session brought. */
export function Days({ days, sides, locale }: DaysProps) {
  return (
    <Panel title={t.dayByDay} level={2}>
      <table className={styles.days}>
        <thead className="pv-hidden">
          <tr>
            <th scope="col">{t.until}</th>
            <th scope="col">{t.score}</th>
            <th scope="col">{t.inTheSession}</th>
          </tr>
        </thead>
        {days.map(({ day, date, sessions }) => (
          <tbody key={day}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {date === null
                  ? t.dayOfPlay({ day })
                  : t.dayOfPlayOn({ day, date: briefDay(date, locale) })}
              </th>
            </tr>
            {sessions.map((session, at) => (
              <SessionRow key={at} session={session} sides={sides} />
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  )
}

type RowProps = { readonly session: Session; readonly sides: DaysProps['sides'] }

function SessionRow({ session, sides }: RowProps) {
  const { end, innings, runs, wickets, overs } = session
  return (
    <tr>
      <th scope="row">{ends[end]}</th>
      <td>
        {innings.map((one) => (
          <span key={one.number}>
            {t.scoreThen({
              side: sides.find(({ id }) => id === one.team)?.name ?? '',
              score: scoreText({ ...one, superOver: false }),
              overs: one.overs,
            })}
          </span>
        ))}
      </td>
      <td>{t.sessionBrought({ runs, wickets, overs })}</td>
    </tr>
  )
}
