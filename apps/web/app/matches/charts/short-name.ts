import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'

type Named = { readonly id: string; readonly name: string }

const short = 12

/** A short name of a side, "Rovers"; its abbreviation when both sides share that word. */
export const shortNameOf =
  ({ sides }: Pick<MatchCard, 'sides'>) =>
  ({ id, name }: Named): string => {
    const plain = name.replace(/ (?:CC|Women)$/, '')
    if (plain.length <= short) return plain
    const last = plain.split(' ').at(-1) ?? plain
    const own = sides.find((side) => side.id === id || side.name === name)?.shortName
    const others = sides.filter((side) => side.name !== name)
    const tells = last.length <= short && others.every((side) => !side.name.includes(last))
    return tells ? last : (own ?? last)
  }
