import type { Appearance } from '@pavilion/contract/people/player-calls.ts'
import type { FormBar } from '@pavilion/kit/cricket/charts/form-bars.tsx'
import { briefDay, dayParts } from '#shared/dates.ts'
import * as t from '#texts/people.ts'
import { battingText, bowlingText } from './appearance-text.ts'

/** How many innings or spells a chart has room for on a phone. */
const mostShown = 10

type Given = { readonly appearances: readonly Appearance[]; readonly locale: string }

/** A player's latest innings, the earliest first. */
export const inningsForm = (given: Given): FormBar[] =>
  barsOf(given, ({ batting }) =>
    batting.map((one) => ({
      value: one.runs,
      text: `${one.runs}${one.isOut ? '' : '*'}`,
      cell: battingText(one),
    })),
  )

/** A player's latest spells, the earliest first. */
export const spellsForm = (given: Given): FormBar[] =>
  barsOf(given, ({ bowling }) =>
    bowling.map((one) => ({
      value: one.wickets,
      text: bowlingText(one),
      cell: bowlingText(one),
    })),
  )

type Made = { readonly value: number; readonly text: string; readonly cell: string }

function barsOf({ appearances, locale }: Given, madeIn: (one: Appearance) => Made[]): FormBar[] {
  return appearances
    .toReversed()
    .flatMap((appearance) =>
      madeIn(appearance).map(({ cell, ...made }, nth): FormBar => {
        const { match } = appearance
        const opponent = opponentIn(appearance)
        const { date, month } = dayParts(match.startsOn, locale)
        const named = { team: opponent.name, day: briefDay(match.startsOn, locale) }
        return {
          ...made,
          id: `${match.id} ${nth}`,
          below: [codeOf(opponent), date, month],
          row: [nth === 0 ? t.againstOn(named) : t.againstOnSecond(named), cell],
        }
      }),
    )
    .slice(-mostShown)
}

/** Whom a player played against. */
export const opponentIn = ({ match, team }: Appearance) =>
  match.sides.find(({ id }) => id !== team.id) ?? team

/** Three or four letters: "KRK" where a team has chosen them, otherwise how its name begins. */
function codeOf({ name, shortName }: Appearance['team']): string {
  if (shortName !== null && shortName.length <= 4) return shortName
  const initials = name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
  return (initials.length > 1 ? initials : name).slice(0, 3).toUpperCase()
}
