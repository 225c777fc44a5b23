/** Who bowled the overs of an innings, in order; an over that two bowlers shared names both. */
export type BowledOvers = readonly (readonly string[])[]

/** The overs of a spell, and the number of its last over, from 0. */
export type Spell = { readonly overs: number; readonly last: number }

/** The latest that a spell goes on after its over k is over k + 3, from the other end. */
const FARTHEST = 3

/** The last spell of a bowler; null before the first over. Somebody who changes ends goes on with it. */
export function lastSpell(overs: BowledOvers, bowler: string): Spell | null {
  return overs.reduce<Spell | null>((spell, bowlers, index) => {
    if (!bowlers.includes(bowler)) return spell
    const before = spell !== null && index - spell.last <= FARTHEST ? spell.overs : 0
    return { overs: before + 1, last: index }
  }, null)
}

/** The overs of the spell that the next over would belong to, without that over; 0 for a new spell. */
export function spellUnderWay(overs: BowledOvers, bowler: string): number {
  const spell = lastSpell(overs, bowler)
  return spell !== null && overs.length - spell.last <= FARTHEST ? spell.overs : 0
}

/**
 * How many overs have still to be bowled from the same end before the bowler may begin a spell: as many as the last
 * spell had. 0 for those who have rested, or whose spell goes on.
 */
export function overdueRest(overs: BowledOvers, bowler: string): number {
  const spell = lastSpell(overs, bowler)
  if (spell === null || overs.length - spell.last <= FARTHEST) return 0
  const since = Math.floor((overs.length - spell.last - 1) / 2)
  return Math.max(0, spell.overs - since)
}
