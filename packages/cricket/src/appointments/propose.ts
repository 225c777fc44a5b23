export const appointmentRoles = ['umpire', 'match-referee', 'scorer'] as const
export type AppointmentRole = (typeof appointmentRoles)[number]

/** A is the highest. */
export const grades = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof grades)[number]

export type Position = { readonly latitude: number; readonly longitude: number }

/** From when until when, in milliseconds. */
export type Stretch = { readonly from: number; readonly until: number }

/** A place at a match for which nobody is appointed. */
export type OpenPlace = Stretch & {
  readonly matchId: string
  readonly role: AppointmentRole
  readonly teamIds: readonly string[]
  /** The lowest that will do. */
  readonly grade: Grade
  /** Where the match is played; null where that is not known. */
  readonly position: Position | null
}

/** A match at which an official stands already. */
export type Standing = Stretch & {
  readonly matchId: string
  readonly teamIds: readonly string[]
}

export type Candidate = {
  readonly id: string
  readonly name: string
  readonly roles: readonly AppointmentRole[]
  readonly grade: Grade
  readonly position: Position | null
  /** Teams of the own club, or with family in them. */
  readonly conflicts: readonly string[]
  readonly away: readonly Stretch[]
  readonly standing: readonly Standing[]
}

/** Why somebody cannot be appointed to a match. */
export type Obstacle = 'role' | 'grade' | 'conflict' | 'away' | 'elsewhere' | 'same side'

const WEEK = 7 * 24 * 60 * 60 * 1000
const EARTH_KM = 6371
const HALF_TURN = 180

const overlap = (one: Stretch, other: Stretch): boolean =>
  one.from < other.until && other.from < one.until

const ranks: Readonly<Record<Grade, number>> = { A: 0, B: 1, C: 2, D: 3 }

/** Kilometres along the surface. */
export function distance(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / HALF_TURN
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const apart =
    haversine(to - from) +
    Math.cos(from) * Math.cos(to) * haversine(radians(other.longitude - one.longitude))
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(apart)))
}

/** Kilometres to the match; null where either place is not known. */
export const travel = (candidate: Candidate, place: OpenPlace): number | null =>
  candidate.position === null || place.position === null
    ? null
    : distance(candidate.position, place.position)

type Rule = (candidate: Candidate, place: OpenPlace, weeksApart: number) => boolean

const sees =
  (place: OpenPlace) =>
  ({ teamIds }: Standing): boolean =>
    teamIds.some((id) => place.teamIds.includes(id))

/** What keeps somebody from a match, by its name. */
const rules: readonly (readonly [Obstacle, Rule])[] = [
  ['role', ({ roles }, { role }) => !roles.includes(role)],
  ['conflict', ({ conflicts }, { teamIds }) => teamIds.some((id) => conflicts.includes(id))],
  ['elsewhere', ({ standing }, place) => standing.some((one) => overlap(one, place))],
  ['away', ({ away }, place) => away.some((one) => overlap(one, place))],
  ['grade', ({ grade }, place) => ranks[grade] > ranks[place.grade]],
  [
    'same side',
    ({ standing }, place, weeksApart) =>
      standing
        .filter(sees(place))
        .some(({ from }) => Math.abs(from - place.from) < weeksApart * WEEK),
  ],
]

/** What keeps somebody from a match, the gravest first. */
export const obstacles = (candidate: Candidate, place: OpenPlace, weeksApart: number): Obstacle[] =>
  rules.filter(([, breaks]) => breaks(candidate, place, weeksApart)).map(([name]) => name)

/** A hundred kilometres weigh as much as a match more than others have. */
const KM_OF_A_MATCH = 100
/** A grade more than is asked for weighs less than either: it is kept for whoever needs it. */
const OF_A_GRADE = 0.25

function cost(candidate: Candidate, place: OpenPlace): number {
  const spare = ranks[place.grade] - ranks[candidate.grade]
  return (
    candidate.standing.length + (travel(candidate, place) ?? 0) / KM_OF_A_MATCH + spare * OF_A_GRADE
  )
}

export type Proposed = {
  readonly matchId: string
  readonly role: AppointmentRole
  /** Null where nobody can stand. */
  readonly candidate: Candidate | null
}

/**
 * Fills open places: each time the one with the fewest who can stand, by whoever has the fewest matches, the
 * shortest way and the grade that just fits. Answers in the order of the places; the same input gives the same
 * answer.
 */
export function propose(
  places: readonly OpenPlace[],
  candidates: readonly Candidate[],
  weeksApart: number,
): Proposed[] {
  const chosen = new Map<OpenPlace, Candidate | null>()
  let pool = [...candidates]
  const free = (place: OpenPlace) =>
    pool.filter((one) => obstacles(one, place, weeksApart).length === 0)
  while (chosen.size < places.length) {
    const open = places.filter((place) => !chosen.has(place))
    const [next] = open
      .map((place) => ({ place, able: free(place) }))
      .toSorted((a, b) => a.able.length - b.able.length || a.place.from - b.place.from)
    if (next === undefined) break
    const { place } = next
    const best = fairest(next.able, place)
    chosen.set(place, best)
    pool = pool.map((one) =>
      one.id === best?.id ? { ...one, standing: [...one.standing, place] } : one,
    )
  }
  return places.map((place) => {
    const { matchId, role } = place
    return { matchId, role, candidate: chosen.get(place) ?? null }
  })
}

const fairest = (able: readonly Candidate[], place: OpenPlace): Candidate | null =>
  able.toSorted((a, b) => cost(a, place) - cost(b, place) || (a.id < b.id ? -1 : 1))[0] ?? null
