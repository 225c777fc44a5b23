import type { TeamId } from '../setup.ts'

/** Where in a tournament a match belongs, as far as it is known. */
export type StagedMatch = {
  /** "Super Six", "Final"; null in the only or first stage. */
  readonly stage: string | null
  readonly group: string | null
  readonly number: string | null
  /** ISO day or instant; only compared. */
  readonly startsAt: string
  readonly teams: readonly [TeamId, TeamId]
}

/** The matches of one table. */
export type TableMatches<M extends StagedMatch> = {
  readonly stage: string | null
  readonly group: string | null
  readonly teams: readonly TeamId[]
  readonly matches: readonly M[]
}

const playOff =
  /\b(finals?|semi-?finals?|quarter-?finals?|eliminat(or|ion)|qualifier|play-?\s?offs?|knock-?\s?outs?|challenger|repechage|(\d+(st|nd|rd|th)|third|fifth|seventh) place)\b/i

/** Matches after the table: finals, eliminators, play-offs for places. */
export function isPlayOff({ stage }: Pick<StagedMatch, 'stage'>): boolean {
  return stage !== null && playOff.test(stage)
}

/**
 * The tables of a tournament: one for each group of each stage, play-offs left out. Stages follow one
 * another; the groups of a stage are sorted by name, numbers by their value.
 */
export function tablesOf<M extends StagedMatch>(matches: readonly M[]): TableMatches<M>[] {
  const league = withoutLatePlayOffs(matches.filter((match) => !isPlayOff(match)))
  const groups = new Map<string, M[]>()
  for (const match of league) {
    const key = JSON.stringify([match.stage, groupOf(match, league)])
    groups.set(key, [...(groups.get(key) ?? []), match])
  }
  return inStages([...groups.values()].map((one) => tableMatches(one, league)))
}

/** Play-offs have no number. Some are not named either, but they follow the last numbered match. */
function withoutLatePlayOffs<M extends StagedMatch>(matches: readonly M[]): readonly M[] {
  const numbered = matches.filter(({ number }) => number !== null).map(({ startsAt }) => startsAt)
  const last = numbered.toSorted().at(-1)
  const isLate = ({ stage, group, number, startsAt }: M) =>
    last !== undefined && stage === null && group === null && number === null && startsAt > last
  return matches.filter((match) => !isLate(match))
}

function tableMatches<M extends StagedMatch>(
  matches: readonly M[],
  league: readonly M[],
): TableMatches<M> {
  const [first] = matches
  return {
    stage: first?.stage ?? null,
    group: first === undefined ? null : groupOf(first, league),
    teams: [...new Set(matches.flatMap(({ teams }) => teams))],
    matches,
  }
}

/** A match whose group was not noted is in the only one that both sides are in. */
function groupOf<M extends StagedMatch>(match: M, league: readonly M[]): string | null {
  if (match.group !== null) return match.group
  const stage = league.filter((one) => one.stage === match.stage && one.group !== null)
  const [one, other] = match.teams.map(
    (team) => new Set(stage.filter(({ teams }) => teams.includes(team)).map(({ group }) => group)),
  )
  const common = [...(one ?? [])].filter((group) => other?.has(group))
  return common.length === 1 ? (common[0] ?? null) : null
}

/** A table that shares sides with an earlier one belongs to a later stage. */
function inStages<M extends StagedMatch>(tables: readonly TableMatches<M>[]): TableMatches<M>[] {
  const placed: { table: TableMatches<M>; stage: number }[] = []
  for (const table of tables.toSorted((one, other) => order(startOf(one), startOf(other)))) {
    const before = placed.filter((earlier) => follows(table, earlier.table))
    placed.push({ table, stage: 1 + Math.max(0, ...before.map(({ stage }) => stage)) })
  }
  return placed
    .toSorted((one, other) => one.stage - other.stage || byName(one.table, other.table))
    .map(({ table }) => table)
}

const startOf = <M extends StagedMatch>({ matches }: TableMatches<M>): string =>
  matches.map(({ startsAt }) => startsAt).toSorted()[0] ?? ''

const order = (one: string, other: string): number => Number(one > other) - Number(one < other)

function follows<M extends StagedMatch>(later: TableMatches<M>, earlier: TableMatches<M>): boolean {
  return later.teams.some((team) => earlier.teams.includes(team))
}

function byName<M extends StagedMatch>(one: TableMatches<M>, other: TableMatches<M>): number {
  return (
    names.compare(one.stage ?? '', other.stage ?? '') ||
    names.compare(one.group ?? '', other.group ?? '')
  )
}

const names = new Intl.Collator('en', { numeric: true })
