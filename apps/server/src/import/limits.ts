import type { FileMatch } from './file-match.ts'
import { Unfit } from './unfit.ts'

const longestName = 200
/** Ten times what timeless Tests had. */
const mostDeliveriesAnInnings = 20_000

/** Throws Unfit for a match that is too large to be real. */
export function refuseExcess(match: FileMatch): void {
  for (const [what, name] of namesIn(match)) {
    if (name === '') throw new Unfit(`The name of ${what} is empty.`)
    if (name.length > longestName) {
      throw new Unfit(`The name of ${what} is longer than ${longestName} characters.`)
    }
  }
  refuseLongInnings(match)
}

function* namesIn(match: FileMatch): Generator<[what: string, name: string]> {
  yield ['the file', match.cricsheetId]
  yield ['the season', match.season]
  yield ['the match type', match.matchType]
  if (match.event !== undefined) {
    yield ['the event', match.event.name]
    yield ['the stage', match.event.stage ?? '-']
    yield ['the group', match.event.group ?? '-']
  }
  if (match.ground !== undefined) {
    yield ['the ground', match.ground.name]
    yield ['the city', match.ground.city || '-']
  }
  for (const side of match.sides) {
    yield ['a team', side.name]
    for (const player of side.players) yield ['a player', player.name]
  }
  for (const official of match.officials) yield ['an official', official.person.name]
}

function refuseLongInnings({ entries }: FileMatch): void {
  let balls = 0
  for (const { fact } of entries) {
    if (fact.type === 'innings-started') balls = 0
    if (fact.type === 'ball-bowled') balls++
    if (balls > mostDeliveriesAnInnings) {
      throw new Unfit(`An innings has more than ${mostDeliveriesAnInnings} deliveries.`)
    }
  }
}
