import * as t from '#texts/tournaments.ts'
import type { KnockOut } from './fixture-calls.ts'
import type { Fields } from './tournament-calls.ts'

/** The common shapes of a tournament; the groups and places of each are numbers. */
export type Shape = 'league' | 'league-on' | 'groups' | 'knock-out'

type Planned = Pick<Fields, 'plannedGroups' | 'qualifiers'>
type Stages = Planned & Pick<Fields, 'legs'>

/** Undefined where nothing has been said of the stages. */
export function shapeOf({ plannedGroups, qualifiers }: Planned): Shape | undefined {
  if (plannedGroups === undefined || plannedGroups === null) return undefined
  if (plannedGroups === 0) return 'knock-out'
  if (plannedGroups > 1) return 'groups'
  return qualifiers === 0 ? 'league' : 'league-on'
}

const FEWEST = 2

/** What a shape begins with; numbers that fit it stay as they are. */
export function inShape(shape: Shape, { plannedGroups, qualifiers }: Planned): Planned {
  if (shape === 'league') return { plannedGroups: 1, qualifiers: 0 }
  if (shape === 'knock-out') return { plannedGroups: 0, qualifiers: 0 }
  if (shape === 'league-on') {
    return { plannedGroups: 1, qualifiers: Math.max(FEWEST, qualifiers) }
  }
  return {
    plannedGroups: Math.max(FEWEST, plannedGroups ?? 0),
    qualifiers: qualifiers === 0 ? FEWEST : qualifiers,
  }
}

/** What is planned, in one sentence or two. */
export function stagesInWords(fields: Stages): string[] {
  const { legs = 1, qualifiers: places } = fields
  const groups = fields.plannedGroups ?? 0
  switch (shapeOf(fields)) {
    case undefined:
      return [t.stagesUnsaid({ legs })]
    case 'league':
      return [t.stagesLeague({ legs })]
    case 'league-on':
      return [t.stagesLeagueOn({ legs, places })]
    case 'groups':
      return [places === 0 ? t.stagesGroupsOnly({ legs, groups }) : groupsOn(fields)]
    case 'knock-out':
      return [t.stagesKnockOut]
  }
}

const groupsOn = ({ legs = 1, plannedGroups, qualifiers: places }: Stages): string =>
  t.stagesGroups({ legs, groups: plannedGroups ?? 0, places })

const usual: KnockOut = {
  format: 'single',
  from: 'tables',
  places: FEWEST,
  best: 0,
  thirdPlace: false,
  reset: true,
}

/** What setting the knock-out begins with. */
export function firstKnockOut({ plannedGroups, qualifiers }: Planned): KnockOut {
  if (plannedGroups === 0) return { ...usual, from: 'seeds' }
  return { ...usual, places: qualifiers === 0 ? FEWEST : qualifiers }
}

/** Whether a knock-out is planned. */
export const plansKnockOut = (fields: Planned): boolean => {
  const shape = shapeOf(fields)
  return shape === 'knock-out' || (shape !== undefined && fields.qualifiers > 0)
}
