import type { MatchCard } from '@pavilion/contract/match-card.ts'

type Named = { readonly id: string; readonly name: string }

const short = 12

/** What a side is called where there is little room: its own short name, else the last word of a long one. */
export const shortNameOf =
  ({ sides }: Pick<MatchCard, 'sides'>) =>
  ({ id, name }: Named): string => {
    const own = sides.find((side) => side.id === id || side.name === name)?.shortName
    return own ?? (name.length <= short ? name : (name.split(' ').at(-1) ?? name))
  }
