import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import * as t from '#texts/tournaments.ts'
import styles from './who-goes-through.module.css'

type Props = { readonly standings: readonly Standing[] }

/** What each side has to hope for, with the results that show it. */
export function WhoGoesThrough({ standings }: Props) {
  const open = standings.filter(({ witness }) => witness.length > 0)
  if (open.length === 0) return null
  return (
    <div className={styles.who}>
      <h4>{t.whoGoesThrough}</h4>
      {open.map((line) => (
        <details key={line.team.id}>
          <summary>{saysOf(line)}</summary>
          <ul>
            {line.witness.map((result) => {
              const said = resultText(result)
              return <li key={said}>{said}</li>
            })}
          </ul>
        </details>
      ))}
    </div>
  )
}

const sentences = {
  qualified: t.isThroughEvenIf,
  out: t.isOutEvenIf,
  'tie break': t.needsATieBreak,
  open: t.goesThroughIf,
} as const

const saysOf = ({ team, qualification }: Standing): string =>
  qualification === null ? team.name : sentences[qualification]({ name: team.name })

function resultText({ teams: [one, other], winnerId }: Standing['witness'][number]): string {
  if (winnerId === null) return t.sidesTie({ home: one.name, away: other.name })
  const [winner, loser] = winnerId === one.id ? [one, other] : [other, one]
  return t.sideBeats({ winner: winner.name, loser: loser.name })
}
