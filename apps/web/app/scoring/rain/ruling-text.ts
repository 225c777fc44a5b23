import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Ruling } from '@pavilion/cricket/targets/rain-ruling.ts'
import type { Resumption } from '@pavilion/cricket/targets/resumption.ts'
import { standardEdition } from '@pavilion/cricket/targets/standard-edition.ts'

const BALLS = 6

const overs = (balls: number): string =>
  `${oversText(balls, BALLS)} ${balls === BALLS ? 'over' : 'overs'}`

/** "Target 121 from 15 overs", "17 overs a side". */
export function rulingText({ resumption, facts }: Ruling): string {
  if (resumption === null || facts.length === 0) return 'Nothing changes'
  const { next, target, balls } = resumption
  return next === 'first innings' || target === null
    ? `${overs(balls.first)} a side`
    : `Target ${target} from ${overs(balls.second)}`
}

type Figure = readonly [label: string, value: string]

/** What follows from the ruling, for the umpires to compare with their own sheet. */
export function figuresOf(state: MatchState, { resumption }: Ruling): readonly Figure[] {
  if (resumption === null) return []
  const { ballsLost, par } = resumption
  return [
    ['Lost by this innings', overs(ballsLost)],
    ...(par === null || par === 0 ? [] : [['Par as play resumes', String(par)] as const]),
    ...resources(state, resumption),
    ...quota(resumption),
    ['Method', standardEdition.name],
  ]
}

/** Who bats first is known from the first innings, or from the toss. */
function resources({ setup, innings }: MatchState, { resources: of }: Resumption): Figure[] {
  const [one, other] = setup.teams
  if (of === null) return []
  const first = innings[0]?.team
  if (first === undefined) return []
  const second = first.id === one.id ? other : one
  return [
    [`Resources of ${first.name}`, `${of.first} %`],
    [`Resources of ${second.name}`, `${of.second} %`],
  ]
}

function quota({ quota: most }: Resumption): Figure[] {
  if (most === null) return []
  const more = most.oneMore === 0 ? '' : `, and ${most.overs + 1} for ${most.oneMore}`
  return [['Overs a bowler', `${most.overs}${more}`]]
}
