import type { Random } from './random.ts'
import { firstNames, lastNames } from './sample-names.ts'

export type Ids = () => string

export type SamplePerson = { readonly id: string; readonly name: string }

export type SampleTeam = {
  readonly id: string
  readonly name: string
  readonly shortName: string
  /** In batting order: the sixth keeps wicket, and bowlers come last. */
  readonly squad: readonly SamplePerson[]
}

const SQUAD = 13
const SIDE = 11
/** Players before this place play in every match. */
export const REGULARS = 8

/** UUIDs of version 7 from a random generator: the same generator gives the same ids. */
export function idsFrom(random: Random): Ids {
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.below(16).toString(16)).join('')
  const variant = () => (8 + random.below(4)).toString(16)
  return () => `0190a000-${hex(4)}-7${hex(3)}-${variant()}${hex(3)}-${hex(12)}`
}

type TeamNames = { readonly name: string; readonly shortName: string; readonly first: string }

/** Draws squads without two players of one surname, each player in one squad. */
export function drawTeams(
  names: readonly TeamNames[],
  { random, ids, taken }: { random: Random; ids: Ids; taken: Set<string> },
): SampleTeam[] {
  for (const { first } of names) for (const name of first.split(', ')) taken.add(name)
  return names.map(({ name, shortName, first }) => {
    const squad = first.split(', ')
    const surnames = new Set(squad.map((player) => player.split(' ').at(-1)))
    for (const surname of random.shuffle(lastNames)) {
      if (squad.length === SQUAD) break
      if (!surnames.has(surname)) squad.push(drawName(surname, random, taken))
    }
    const people = squad.map((player) => ({ id: ids(), name: player }))
    return { id: ids(), name, shortName, squad: people }
  })
}

function drawName(surname: string, random: Random, taken: Set<string>): string {
  const free = random.shuffle(firstNames).find((first) => !taken.has(`${first} ${surname}`))
  if (free === undefined) throw new RangeError(`Everybody is called ${surname}.`)
  const name = `${free} ${surname}`
  taken.add(name)
  return name
}

/** Eleven of a squad for one match: the regulars, and some of the bowlers. */
export function drawSide({ squad }: SampleTeam, random: Random): SamplePerson[] {
  const regulars = squad.slice(0, REGULARS)
  const bowlers = random.shuffle(squad.slice(REGULARS)).slice(0, SIDE - REGULARS)
  return [...regulars, ...squad.filter((player) => bowlers.includes(player))]
}
