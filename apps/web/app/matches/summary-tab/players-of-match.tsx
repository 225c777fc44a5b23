import type { MatchInfo } from '@pavilion/contract/matches/match-info.ts'
import type { PersonRef } from '@pavilion/contract/records.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { InningsView } from '@pavilion/cricket/views/view.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import { playerAddress } from '#shared/addresses.ts'
import * as t from '#texts/matches.ts'
import { runsText } from './innings-best.tsx'
import styles from './summary.module.css'

type PlayersOfMatchProps = {
  readonly people: readonly PersonRef[]
  readonly squads: MatchInfo['squads']
  readonly innings: readonly InningsView[]
  readonly overRules: OverRules
}

/** Who was named player of the match, with all that they did in it; nothing where nobody was. */
export function PlayersOfMatch({ people, squads, ...played }: PlayersOfMatchProps) {
  return people.map((person) => {
    const squad = squads.find(({ players }) => players.some((one) => one.person.id === person.id))
    const player = squad?.players.find((one) => one.person.id === person.id)
    return (
      <Link
        key={person.id}
        to={playerAddress(person)}
        className={classes('pv-board', styles.honoured)}
      >
        <Avatar name={person.name} club={squad?.team.name ?? ''} size={84} />
        <span>
          <small className="pv-board-caption">{t.playerOfTheMatch}</small>
          <b className="pv-display">{person.name}</b>
          <small className="pv-board-caption">{squad?.team.name}</small>
        </span>
        <span className={styles.deeds}>
          {deedsOf(player?.playerId ?? '', played).map(({ key, figure, note }) => (
            <span key={key}>
              <b className="pv-display">{figure}</b>
              <small className="pv-board-caption">{note}</small>
            </span>
          ))}
        </span>
      </Link>
    )
  })
}

type Deed = { readonly key: string; readonly figure: string; readonly note: string }

type Played = Pick<PlayersOfMatchProps, 'innings' | 'overRules'>

/** "63*" "from 39 balls", "3–24" "in 4 overs": an entry for each innings and spell. */
function deedsOf(player: string, { innings, overRules }: Played): Deed[] {
  return innings.flatMap(({ number, batting, bowling }) => [
    ...batting
      .filter(({ id }) => id === player)
      .map((row) => ({
        key: `bat ${number}`,
        figure: runsText(row),
        note: t.fromManyBalls({ balls: row.balls }),
      })),
    ...bowling
      .filter(({ id, balls }) => id === player && balls > 0)
      .map((row) => ({
        key: `bowl ${number}`,
        figure: t.figures(row),
        note: t.inLength({ length: lengthText(row, overRules) }),
      })),
  ])
}
