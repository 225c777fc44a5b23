import type {
  BallBowled,
  DismissalKind,
  Extras,
  WagonPoint,
  Wicket,
} from '@pavilion/cricket/facts.ts'
import type { Team } from '@pavilion/cricket/setup.ts'
import type { Random } from './random.ts'

export type Delivery = Pick<BallBowled, 'striker' | 'nonStriker' | 'bowler'>

/** The circumstances of a ball. */
export type Moment = {
  readonly random: Random
  readonly fielding: Team
  /** From 0 (blocks everything) to 1 (hits at everything). */
  readonly intent: number
  /** The skills of striker and bowler, from 0 to 1. */
  readonly batting: number
  readonly bowling: number
  readonly freeHit: boolean
}

export const KEEPER = 5

/** A random delivery that the Laws allow. */
export function simulateBall(delivery: Delivery, moment: Moment): BallBowled {
  const { random } = moment
  const kind = random.weigh([
    ['wide', 3],
    ['no-ball', 0.4],
    ['byes', 0.6],
    ['leg byes', 1.6],
    ['wicket', wicketWeight(moment)],
    ['bat', 90],
  ])
  const ball = { type: 'ball-bowled', ...delivery, runs: 0 } as const
  switch (kind) {
    case 'wide':
      return {
        ...ball,
        extras: {
          wides: random.weigh([
            [1, 90],
            [2, 6],
            [5, 4],
          ]),
        },
      }
    case 'no-ball':
      return { ...ball, ...struck(moment), extras: { noballs: 1 } }
    case 'byes':
      return { ...ball, extras: run('byes', random) }
    case 'leg byes':
      return { ...ball, extras: run('legbyes', random) }
    case 'wicket':
      return { ...ball, ...wicket(delivery, moment) }
    case 'bat':
      return { ...ball, ...struck(moment) }
  }
}

const run = (kind: 'byes' | 'legbyes', random: Random): Extras => ({
  [kind]: random.weigh([
    [1, 85],
    [2, 8],
    [4, 7],
  ]),
})

/** The chance of a wicket in percent: higher for a better bowler, a weaker batter and a bolder stroke. */
const wicketWeight = ({ intent, batting, bowling, freeHit }: Moment): number =>
  freeHit ? 0.3 : Math.max(1, 2.6 + 8.5 * intent + 2.5 * bowling - 3.4 * batting)

/** Runs off the bat, and where they were scored. */
function struck(moment: Moment): Pick<BallBowled, 'runs' | 'wagon'> {
  const { random, intent, batting, bowling } = moment
  const quality = 0.4 + 0.6 * batting - 0.3 * bowling
  const runs = random.weigh([
    [0, 52 - 30 * intent - 8 * quality],
    [1, 36],
    [2, 6],
    [3, 0.5],
    [4, 3 + 13 * intent * (0.6 + quality)],
    [6, 0.3 + 13 * intent * intent * (0.5 + quality)],
  ])
  if (runs === 0 && random.chance(0.6)) return { runs }
  return { runs, wagon: wagonPoint(runs, random) }
}

/** All batters are right-handed: more goes square and in front than behind the wicket. */
function wagonPoint(runs: number, random: Random): WagonPoint {
  const sector = random.weigh([
    [20, 14],
    [55, 18],
    [95, 14],
    [140, 8],
    [215, 8],
    [260, 14],
    [300, 14],
    [335, 16],
  ])
  const angle = (sector + random.below(30) - 15 + 360) % 360
  const length = runs >= 4 ? 1 : Math.min(0.92, 0.22 + runs * 0.14 + random.next() * 0.4)
  return { angle, length: Math.round(length * 100) / 100 }
}

type Fall = Pick<BallBowled, 'runs' | 'wickets' | 'extras' | 'wagon'>

function wicket(delivery: Delivery, moment: Moment): Fall {
  const { random, fielding, freeHit } = moment
  const kind: DismissalKind = freeHit
    ? 'run out'
    : random.weigh([
        ['caught', 58],
        ['bowled', 19],
        ['lbw', 10],
        ['run out', 6],
        ['stumped', 3],
        ['caught and bowled', 3],
        ['hit wicket', 0.2],
      ])
  if (kind === 'run out') return runOut(delivery, random, fielding)
  const fielders = fieldersOf(kind, delivery, moment)
  const fall: Wicket = { kind, playerOut: delivery.striker, ...(fielders && { fielders }) }
  if (kind !== 'caught') return { runs: 0, wickets: [fall] }
  return { runs: 0, wickets: [fall], wagon: { ...wagonPoint(2, random), length: 0.85 } }
}

function fieldersOf(kind: DismissalKind, { bowler }: Delivery, { random, fielding }: Moment) {
  const keeper = fielding.players[KEEPER]?.id
  if (kind === 'stumped') return keeper === undefined ? undefined : [{ player: keeper }]
  if (kind !== 'caught') return undefined
  const others = fielding.players.filter(({ id }) => id !== bowler)
  const catcher = random.chance(0.28) ? keeper : others[random.below(others.length)]?.id
  return catcher === undefined ? undefined : [{ player: catcher }]
}

/** A run-out while going for one run too many: completed runs count, and either batter may be out. */
function runOut(delivery: Delivery, random: Random, { players }: Team): Fall {
  const playerOut = random.chance(0.5) ? delivery.striker : delivery.nonStriker
  const thrower = players[random.below(players.length)]?.id
  const fielders = thrower === undefined ? [] : [{ player: thrower }]
  return {
    runs: random.weigh([
      [0, 60],
      [1, 40],
    ]),
    wickets: [{ kind: 'run out', playerOut, fielders }],
  }
}
