import type { Sides } from './last-sides.ts'

export type Team = { readonly id: string; readonly name: string }

/** The sides of a new match of a team: as they last were on this device if it was one of them, then it comes first. */
export function sidesOf({ id, name }: Team, kept: Sides): Sides {
  const alone = {
    firstId: id,
    firstName: name,
    first: '',
    secondId: '',
    secondName: '',
    second: '',
  }
  if (kept.firstId === id) return { ...kept, firstName: name }
  if (kept.secondId !== id) return alone
  const { firstId: secondId, firstName: secondName, first: second, second: first } = kept
  return { ...alone, first, secondId, secondName, second }
}
