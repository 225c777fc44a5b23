import type { z } from 'zod'
import type { KnockOut, SideSource } from '@pavilion/contract/tournaments/fixture-fields.ts'
import { TeamId } from '@pavilion/contract/ids.ts'
import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { type BracketSide, bracketOf, seedsOf } from '@pavilion/cricket/fixtures/bracket.ts'
import { dayLater } from './calendar.ts'
import { cupGrounds, SAMPLE_CUP } from './sample-names.ts'

export const CUP_ORGANISER = 'Five Rivers Cricket Association'

const places = 4

export const cupKnockOut: KnockOut = {
  format: 'single',
  from: 'tables',
  places,
  best: 0,
  thirdPlace: false,
  reset: false,
}

const FIRST_DAY = -9
/** Of both semi-finals and the final, in days from the beginning of the world; the league ends on the fourth. */
const KNOCK_OUT_DAYS = [7, 8, 11] as const
const STARTS = '15:00'

/** How its organisers have set up the cup: the first four of the league play on. */
export const cupFields = (
  now: string,
  points: z.input<typeof TournamentFields>['points'],
): z.input<typeof TournamentFields> => ({
  name: SAMPLE_CUP,
  about:
    'Eight clubs of the five river towns, each against each, then semi-finals and a final at Canal View Oval. ' +
    'Entry to the grounds is free, and tea is served between innings.',
  city: 'Lahore',
  grounds: [...cupGrounds],
  startsOn: dayLater(now, FIRST_DAY, STARTS).slice(0, 10),
  endsOn: dayLater(now, Math.max(...KNOCK_OUT_DAYS), STARTS).slice(0, 10),
  gender: 'male',
  ageGroup: '',
  ballType: 'leather',
  organiser: CUP_ORGANISER,
  email: '',
  phone: '',
  conditions: { format: 't20' },
  points,
  qualifiers: places,
})

export const cupSponsors = [
  { name: 'Canal Street Bats (sample)', place: 'title' },
  { name: 'Rivergate Tea House (sample)', place: 'table' },
] as const

/** Its semi-finals and its final, each with the id that `ids` has for its place in the bracket. */
export function cupBracket(now: string, ids: readonly string[]) {
  const idOf = (at: number) => ids[at] ?? ''
  const bracket = bracketOf(seedsOf([null], cupKnockOut), { kind: 'single', thirdPlace: false })
  return (bracket ?? []).map(({ stage, sides: [home, away] }, at) => ({
    id: idOf(at),
    stage,
    homeFrom: sourceOf(home, idOf),
    awayFrom: sourceOf(away, idOf),
    startsAt: dayLater(now, KNOCK_OUT_DAYS[at] ?? 0, STARTS),
    ground: cupGrounds[0],
  }))
}

function sourceOf(side: BracketSide, idOf: (at: number) => string): SideSource {
  if ('seed' in side) return { ...side, team: TeamId.parse(side.team) }
  if ('winnerOf' in side) return { winnerOf: idOf(side.winnerOf) }
  if ('loserOf' in side) return { loserOf: idOf(side.loserOf) }
  return side
}
