import type { Leader } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import { playerAddress } from '#shared/addresses.ts'
import * as t from '#texts/tournaments.ts'
import styles from './honours-board.module.css'

type Leaders = {
  readonly runs: readonly Leader[]
  readonly wickets: readonly Leader[]
  readonly highestScores: readonly Leader[]
}

type HonoursBoardProps = {
  readonly leaders: Leaders
  /** How many players each list names. */
  readonly most?: number
}

/** The leading run-scorers, wicket-takers and highest scores; the first of each with a portrait. */
export function HonoursBoard({ leaders, most = 3 }: HonoursBoardProps) {
  const lists = [
    { title: t.mostRuns, list: leaders.runs },
    { title: t.mostWickets, list: leaders.wickets },
    { title: t.highestScore, list: leaders.highestScores },
  ].filter(({ list }) => list.length > 0)
  if (lists.length === 0) return null
  return (
    <section className={classes('pv-board', styles.board)}>
      <h2>{t.honoursBoard}</h2>
      {lists.map(({ title, list }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ol>
            {list.slice(0, most).map((leader, index) => (
              // A player may have several of the highest scores.
              // oxlint-disable-next-line react/no-array-index-key
              <li
                key={`${leader.player.id} ${index}`}
                className={index === 0 ? styles.first : undefined}
              >
                {index === 0 && (
                  <Avatar name={leader.player.name} club={leader.team.name} size={52} />
                )}
                <Link to={playerAddress(leader.player)}>
                  <span>{leader.player.name}</span>
                  <small>{leader.team.name}</small>
                </Link>
                <b>{leader.text}</b>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
