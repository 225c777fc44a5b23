import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { Leader } from '@pavilion/contract/tournaments/leader-fields.ts'
import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { dayRange, longDay, timeAt } from '#shared/dates.ts'
import { figure, signed } from '#shared/figures.ts'
import { tablesOf } from '#shared/named-tables.ts'
import * as t from '#texts/tournaments.ts'
import type { Bulletin } from './bulletin.ts'

/** A bulletin as plain text, to be sent as it is. */
export function bulletinText(bulletin: Bulletin, locale: string): string {
  const { name, from, until, results, coming, standings, runs, wickets } = bulletin
  const parts = [
    [name, t.roundUp({ days: dayRange(from, until, locale) })],
    titled(t.results, results.map(resultLine)),
    ...tablesOf(standings).map(({ name: table, standings: rows }) =>
      titled(table === null ? t.pointsTable : table, rows.map(tableLine)),
    ),
    titled(t.mostRuns, runs.map(leaderLine)),
    titled(t.mostWickets, wickets.map(leaderLine)),
    titled(
      t.comingUp,
      coming.map((card) => fixtureLine(card, locale)),
    ),
  ]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title.toUpperCase(), ...lines]

const resultLine = ({ sides, sentence }: MatchCard): string =>
  t.resultLine({ home: sides[0].name, away: sides[1].name, sentence })

function tableLine({ team, played, points, netRunRate }: Standing, at: number): string {
  const line = { place: at + 1, team: team.name, played, points: figure(points) }
  return netRunRate === null
    ? t.tableLineWithout(line)
    : t.tableLine({ ...line, rate: signed(netRunRate) })
}

const leaderLine = ({ player, team, text }: Leader): string =>
  t.leaderLine({ player: player.name, team: team.name, text })

/** "Sat 14 June 2031, 10:00", in the zone of the ground. */
export function whenOf({ startsOn, startsAt, ground }: MatchCard, locale: string): string {
  const day = longDay(startsOn, locale)
  if (startsAt === null || ground === null) return day
  return `${day}, ${timeAt(startsAt, { locale, timeZone: ground.timeZone })}`
}

function fixtureLine(card: MatchCard, locale: string): string {
  const { sides, ground } = card
  const line = { when: whenOf(card, locale), home: sides[0].name, away: sides[1].name }
  return ground === null ? t.fixtureLine(line) : t.fixtureLineAt({ ...line, ground: ground.name })
}
