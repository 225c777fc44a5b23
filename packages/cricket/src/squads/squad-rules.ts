/** What may be wrong with a squad or with somebody in it; each may cite a clause of the competition's handbook. */
export const squadRuleNames = [
  'size',
  'age',
  'guests',
  'overseas',
  'registration',
  'knock-out',
  'outsider',
  'overs',
  'scorer',
  'umpires',
  'suspended',
] as const
export type SquadRuleName = (typeof squadRuleNames)[number]

export const squadKinds = ['member', 'guest', 'overseas'] as const
export type SquadKind = (typeof squadKinds)[number]

/** Who may play, as of this day: younger than `under`, at least `least`. */
export type AgeRule = {
  readonly on: string
  readonly under: number | null
  readonly least: number | null
}

/** Who may be in the squads of a competition; null and 0 where there is no such rule. */
export type SquadRules = {
  readonly most: number | null
  /** An instant, after which only the organiser changes squads. */
  readonly deadline: string | null
  readonly age: AgeRule | null
  readonly mostGuests: number | null
  readonly mostOverseas: number | null
  /** The last day of registration. */
  readonly registeredBy: string | null
  /** Matches of the league in which somebody has to have played to play in the knock-out. */
  readonly knockOutMatches: number
  readonly clauses: { readonly [R in SquadRuleName]?: string | undefined }
}

export type SquadPlayer = {
  readonly name: string
  readonly kind: SquadKind
  /** Days; null where nobody has said. */
  readonly bornOn: string | null
  readonly registeredOn: string | null
}

/** A rule that is broken, or, where what it asks about is unknown, that cannot be checked. */
export type Breach = {
  readonly rule: SquadRuleName
  /** Null for the squad as a whole. */
  readonly player: string | null
  readonly isUnknown: boolean
}

/** Whole years on a day; whoever was born on 29 February is a year older on 1 March. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(4) < bornOn.slice(4) ? years - 1 : years
}

/** What is wrong with a squad: first as a whole, then player by player. */
export function breachesOf(squad: readonly SquadPlayer[], rules: SquadRules): Breach[] {
  const whole = (rule: SquadRuleName): Breach => ({ rule, player: null, isUnknown: false })
  const count = (kind: SquadKind) => squad.filter((one) => one.kind === kind).length
  return [
    ...(exceeds(squad.length, rules.most) ? [whole('size')] : []),
    ...(exceeds(count('guest'), rules.mostGuests) ? [whole('guests')] : []),
    ...(exceeds(count('overseas'), rules.mostOverseas) ? [whole('overseas')] : []),
    ...squad.flatMap((player) => breachesBy(player, rules)),
  ]
}

const exceeds = (count: number, most: number | null): boolean => most !== null && count > most

function breachesBy(player: SquadPlayer, { age, registeredBy }: SquadRules): Breach[] {
  const { name, bornOn, registeredOn } = player
  const verdict = (rule: SquadRuleName, isKept: boolean | null): Breach[] =>
    isKept === true ? [] : [{ rule, player: name, isUnknown: isKept === null }]
  return [
    ...(age === null ? [] : verdict('age', bornOn === null ? null : isOfAge(bornOn, age))),
    ...(registeredBy === null
      ? []
      : verdict('registration', registeredOn === null ? null : registeredOn <= registeredBy)),
  ]
}

function isOfAge(bornOn: string, { on, under, least }: AgeRule): boolean {
  const age = ageOn(bornOn, on)
  return (under === null || age < under) && (least === null || age >= least)
}
