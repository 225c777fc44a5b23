import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { Ruling } from '@pavilion/cricket/targets/rain-ruling.ts'
import type { Resumption } from '@pavilion/cricket/targets/resumption.ts'
import { standardEdition } from '@pavilion/cricket/targets/standard-edition.ts'
import * as t from '#texts/scoring.ts'

const BALLS = 6

/** The messages say 1 over of 6 balls, and overs of all others. */
const inOvers = (balls: number) => ({ overs: oversText(balls, BALLS), balls })

/** "Target 121 from 15 overs", "17 overs a side". */
export function rulingText({ resumption, facts, conditions }: Ruling): string {
  const isSame = facts.length === 0 && (conditions === null || resumption?.ballsLost === 0)
  if (resumption === null || isSame) return t.nothingChanges
  const { next, target, balls } = resumption
  return next === 'first innings' || target === null
    ? t.oversEachSide(inOvers(balls.first))
    : t.targetFromOvers({ target, ...inOvers(balls.second) })
}

export type Figure = readonly [label: string, value: string]

/** What follows from the ruling, for the umpires to compare with their own sheet. */
export function figuresOf(state: MatchState, { resumption }: Ruling): readonly Figure[] {
  if (resumption === null) return []
  const { ballsLost, par } = resumption
  return [
    [t.lostByThisInnings, t.oversOfBalls(inOvers(ballsLost))],
    ...(par === null || par === 0 ? [] : [[t.parAsPlayResumes, String(par)] as const]),
    ...resources(state, resumption),
    ...quota(resumption),
    [t.method, standardEdition.name],
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
    [t.resourcesOf({ team: first.name }), `${of.first} %`],
    [t.resourcesOf({ team: second.name }), `${of.second} %`],
  ]
}

function quota({ quota: most }: Resumption): Figure[] {
  if (most === null) return []
  const { overs, oneMore } = most
  const allowed =
    oneMore === 0 ? `${overs}` : t.quotaWithOneMore({ overs, more: overs + 1, bowlers: oneMore })
  return [[t.oversABowler, allowed]]
}
