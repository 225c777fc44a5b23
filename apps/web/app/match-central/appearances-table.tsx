import type { Appearance } from '@pavilion/contract/player-calls.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { Crease } from '@pavilion/kit/crease.tsx'
import { Table } from '@pavilion/kit/table.tsx'
import { Link } from 'react-router'
import { matchAddress } from '#shared/addresses.ts'
import { MatchDay } from '#shared/match-state.tsx'
import styles from './detail.module.css'

/** The latest matches of a player, with what they did in each. */
export function AppearancesTable({ appearances }: { readonly appearances: readonly Appearance[] }) {
  return (
    <section>
      <Crease title="Recent matches" />
      <Table caption="Recent matches" hover>
        <thead>
          <tr>
            <th scope="col">Against</th>
            <th scope="col">Batting</th>
            <th scope="col">Bowling</th>
            <th scope="col" className={styles.wide}>
              Format
            </th>
            <th scope="col" data-number>
              Day
            </th>
          </tr>
        </thead>
        <tbody>
          {appearances.map(({ match, team, batting, bowling }) => {
            const opponent = match.sides.find(({ id }) => id !== team.id) ?? team
            return (
              <tr key={match.id}>
                <th scope="row">
                  <Link className={styles.name} to={matchAddress(match)}>
                    <Crest name={opponent.name} code={opponent.shortName ?? undefined} size={26} />
                    {opponent.name}
                  </Link>
                </th>
                <td className={styles.oneLine}>{batting.map(battingText).join(' & ') || '–'}</td>
                <td className={styles.oneLine}>{bowling.map(bowlingText).join(' & ') || '–'}</td>
                <td className={styles.wide}>{match.formatName}</td>
                <td data-number>
                  <MatchDay card={match} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </section>
  )
}

/** "63* (39)". */
const battingText = ({ runs, balls, isOut }: Appearance['batting'][number]) =>
  `${runs}${isOut ? '' : '*'} (${balls})`

/** "2–20". */
const bowlingText = ({ wickets, runs }: Appearance['bowling'][number]) => `${wickets}–${runs}`
