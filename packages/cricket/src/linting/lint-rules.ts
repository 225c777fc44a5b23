import type { SquadRules } from '../squads/squad-rules.ts'
import { contradiction, doubt } from './finding.ts'
import type { DayName, Finding } from './finding.ts'
import { lintBonuses } from './lint-bonuses.ts'
import type { MatchFormat, TypedPoints } from './lint-bonuses.ts'
import { lintOrder } from './lint-order.ts'
import { lintResults } from './lint-results.ts'

/** The rules of a tournament, as far as they can contradict one another. */
export type LintedRules = {
  readonly points: TypedPoints
  readonly squads: SquadRules
  /** How many go through from each group; 0 where nobody does. */
  readonly qualifiers: number
  /** Teams of each group, or of the only table; empty while nobody is in. */
  readonly groups: readonly number[]
  /** How many of the teams have a seed. */
  readonly seeds: number
  /** How often each pair meets; null while it is not known. */
  readonly legs: number | null
  readonly format: MatchFormat & {
    readonly playersPerSide: number
    /** Matches may be drawn. */
    readonly hasDraws: boolean
  }
  /** Days or instants. */
  readonly startsOn: string
  readonly endsOn: string
  readonly entryDeadline: string | null
}

/** What in the rules contradicts itself or makes no sense, and which two sentences clash. */
export function lintRules(rules: LintedRules): Finding[] {
  const { points, legs, format, groups, seeds } = rules
  const teams = groups.reduce((sum, count) => sum + count, 0)
  return [
    ...lintResults(points, format),
    ...lintBonuses(points, format),
    ...lintOrder(points, { legs, teams, seeds }),
    ...lintQualifiers(rules),
    ...lintDays(rules),
    ...lintSquads(rules),
  ]
}

function lintQualifiers({ qualifiers, groups }: LintedRules): Finding[] {
  const fewest = Math.min(...groups)
  if (groups.length === 0 || fewest < 2 || qualifiers < fewest) return []
  const clash = [
    { is: 'qualifiers', count: qualifiers },
    { is: 'teams', count: fewest },
  ] as const
  return [
    qualifiers > fewest
      ? contradiction('too-many-through', ...clash)
      : doubt('all-through', ...clash),
  ]
}

type Named = readonly [DayName, string | null]

/** The later one of two days comes first, or too late to matter. */
function lintDays({ startsOn, endsOn, entryDeadline, squads }: LintedRules): Finding[] {
  const entry: Named = ['entry', entryDeadline]
  const squad: Named = ['squad', squads.deadline]
  const registration: Named = ['registration', squads.registeredBy]
  return [
    ...late(entry, ['start', startsOn], doubt),
    ...late(squad, ['end', endsOn], contradiction),
    ...late(registration, ['end', endsOn], contradiction),
    ...late(entry, squad, contradiction),
    ...late(registration, squad, doubt),
  ]
}

function late([of, day]: Named, [than, other]: Named, say: typeof doubt): Finding[] {
  const [one, another] = [day?.slice(0, 10), other?.slice(0, 10)]
  if (one === undefined || another === undefined || one <= another) return []
  return [say('late-day', { is: 'day', of, day: one }, { is: 'day', of: than, day: another })]
}

function lintSquads({ squads, format, groups, legs }: LintedRules): Finding[] {
  const { most, age, knockOutMatches } = squads
  const { playersPerSide } = format
  const least = age?.least ?? 0
  const league = legs === null || groups.length === 0 ? null : (Math.max(...groups) - 1) * legs
  return [
    ...above(playersPerSide, most, (side, squad) =>
      contradiction('squad-too-small', { is: 'squad', count: squad }, { is: 'side', count: side }),
    ),
    ...above(least + 1, age?.under ?? null, (more, under) =>
      contradiction(
        'ages-exclude',
        { is: 'at-least', count: more - 1 },
        { is: 'under', count: under },
      ),
    ),
    ...above(knockOutMatches, league, (matches, played) =>
      contradiction(
        'too-many-matches',
        { is: 'knock-out-matches', count: matches },
        { is: 'league-matches', count: played },
      ),
    ),
  ]
}

const above = (
  count: number,
  most: number | null,
  say: (count: number, most: number) => Finding,
): Finding[] => (most !== null && count > most ? [say(count, most)] : [])
