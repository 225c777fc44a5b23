import { dismissalKinds } from '@pavilion/cricket/facts.ts'
import type {
  DismissalKind,
  Extras,
  Fielder,
  TypedBatting,
  TypedBowling,
  TypedCard,
} from '@pavilion/cricket/facts.ts'
import { isBowlers } from '@pavilion/cricket/fold/fold-ball.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { typedLength } from '@pavilion/cricket/text/typed-length.ts'
import type { PlayerId, Team } from '@pavilion/cricket/setup.ts'
import { hasFielder, SUBSTITUTE } from '../pad/wicket.ts'

/** A batter as the form has it, every figure as it was typed. `how` is empty for who did not bat. */
export type BattingDraft = {
  readonly player: PlayerId
  readonly how: string
  readonly fielder: string
  readonly bowler: string
  readonly runs: string
  readonly balls: string
  readonly fours: string
  readonly sixes: string
}

/** `overs` is empty for who did not bowl. */
export type BowlingDraft = {
  readonly player: PlayerId
  readonly overs: string
  readonly maidens: string
  readonly runs: string
  readonly wickets: string
}

export type FallDraft = { readonly player: string; readonly runs: string }

export const extraKinds = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'] as const
export type ExtraKind = (typeof extraKinds)[number]

export type CardDraft = {
  readonly batting: readonly BattingDraft[]
  readonly bowling: readonly BowlingDraft[]
  readonly extras: Readonly<Record<ExtraKind, string>>
  /** By wicket, from the first; shorter than the wickets while nobody typed them. */
  readonly falls: readonly FallDraft[]
}

const noFigures = { runs: '', balls: '', fours: '', sixes: '' }

/** The empty card of an innings. */
export const newCard = (batting: Team, bowling: Team): CardDraft => ({
  batting: batting.players.map(({ id }) => ({
    player: id,
    how: '',
    fielder: '',
    bowler: '',
    ...noFigures,
  })),
  bowling: bowling.players.map(({ id }) => ({
    player: id,
    overs: '',
    maidens: '',
    runs: '',
    wickets: '',
  })),
  extras: { wides: '', noballs: '', byes: '', legbyes: '', penalty: '' },
  falls: [],
})

/** The way of getting out that was chosen; undefined for not out and for who did not bat. */
export const kindOf = (how: string): DismissalKind | undefined =>
  dismissalKinds.find((kind) => kind === how)

/** Who has been chosen as out, in the order of the list. */
export const outOf = ({ batting }: CardDraft): readonly PlayerId[] =>
  batting.flatMap(({ player, how }) => {
    const kind = kindOf(how)
    return kind === undefined || (kind.startsWith('retired ') && kind !== 'retired out')
      ? []
      : [player]
  })

/** The card; null when a figure is missing or is no whole number. */
export function cardOf(draft: CardDraft, rules: OverRules): TypedCard | null {
  const bowling = draft.bowling.flatMap((line) => bowlingOf(line, rules))
  const falls = draft.falls.filter(({ player, runs }) => player !== '' || runs !== '')
  const card = {
    extras: extrasOf(draft.extras),
    batting: draft.batting.flatMap(battingOf),
    ...(bowling.length > 0 && { bowling }),
    ...(falls.length > 0 && {
      falls: falls.map(({ player, runs }) => ({ player, runs: needed(runs) })),
    }),
  }
  return isWhole(card) ? card : null
}

const isWhole = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isInteger(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isWhole)
}

const needed = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

/** A figure that may be left out. */
const maybe = <Key extends string>(
  key: Key,
  text: string,
): { readonly [K in Key]?: number } | object => (text.trim() === '' ? {} : { [key]: needed(text) })

function battingOf(line: BattingDraft): TypedBatting[] {
  const { player, how, runs, balls, fours, sixes } = line
  if (how === '') return []
  return [
    {
      player,
      runs: needed(runs),
      ...maybe('balls', balls),
      ...maybe('fours', fours),
      ...maybe('sixes', sixes),
      ...dismissedOf(line),
    },
  ]
}

function dismissedOf({ how, fielder, bowler }: BattingDraft): Pick<TypedBatting, 'out'> {
  const kind = kindOf(how)
  if (kind === undefined) return {}
  const fielders: Fielder[] =
    fielder === SUBSTITUTE ? [{ substitute: true }] : [{ player: fielder }]
  return {
    out: {
      kind,
      ...(isBowlers(kind) && bowler !== '' && { bowler }),
      ...(hasFielder(kind) && fielder !== '' && { fielders }),
    },
  }
}

function bowlingOf(
  { player, overs, maidens, runs, wickets }: BowlingDraft,
  rules: OverRules,
): TypedBowling[] {
  if (overs.trim() === '') return []
  return [
    {
      player,
      balls: typedLength(Number(overs), rules) ?? Number.NaN,
      ...maybe('maidens', maidens),
      runs: needed(runs),
      wickets: wickets.trim() === '' ? 0 : needed(wickets),
    },
  ]
}

const extrasOf = (typed: CardDraft['extras']): Extras =>
  Object.fromEntries(
    extraKinds.flatMap((kind) => (typed[kind].trim() === '' ? [] : [[kind, needed(typed[kind])]])),
  )
