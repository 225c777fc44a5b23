import type { PersonRef } from '@pavilion/contract/records.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import { playerAddress } from '#shared/addresses.ts'
import styles from './honours-list.module.css'

type Honoured = {
  readonly player: PersonRef
  /** For the portrait. */
  readonly club: string
  /** Below the name. */
  readonly note?: string
  /** The figure as written: "341", "5–23". */
  readonly text: string
}

type HonoursListProps = {
  readonly title: string
  readonly lists: readonly {
    readonly title: string
    readonly leaders: readonly Honoured[]
  }[]
  /** The lists stand side by side. */
  readonly wide?: boolean | undefined
}

/** Lists of leading players on a board, the first of each with a portrait; nothing without any. */
export function HonoursList({ title, lists, wide = false }: HonoursListProps) {
  const shown = lists.filter(({ leaders }) => leaders.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={classes('pv-board', styles.board)}>
      <h2>{title}</h2>
      <div className={classes(wide && styles.wide)}>
        {shown.map((list) => (
          <div key={list.title}>
            <h3>{list.title}</h3>
            <ol>
              {list.leaders.map(({ player, club, note, text }, index) => (
                // A player may have several of the highest scores.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${player.id} ${index}`} className={classes(index === 0 && styles.first)}>
                  {index === 0 && <Avatar name={player.name} club={club} size={52} />}
                  <Link to={playerAddress(player)}>
                    <span>{player.name}</span>
                    {note !== undefined && <small>{note}</small>}
                  </Link>
                  <b>{text}</b>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
