/** How short and how long a first or last name may be, in letters. */
export type NameLength = { readonly min: number; readonly max: number }

/** Of a site that has not chosen its own. */
export const nameLength: NameLength = { min: 4, max: 40 }

/** The longest that any site may allow. */
export const LONGEST_NAME = 100

const LETTERS = /^(?:\p{L}\p{M}*)+$/u

/** What is wrong with a first or last name, in the words for its owner; undefined when nothing is. */
export function nameProblem(
  which: 'First' | 'Last',
  text: string,
  allowed: NameLength,
): string | undefined {
  const name = text.trim().normalize('NFC')
  if (name === '') return `${which} name is required`
  if (!LETTERS.test(name)) return `${which} name should only contain alphabets`
  const length = Array.from(name).length
  if (length < allowed.min) return `${which} Name should be atleast ${allowed.min} characters`
  if (length > allowed.max) return `${which} Name should be less than ${allowed.max} characters`
  return undefined
}

/** "Imran Qureshi" as first and last name; whatever follows the first space is the last name. */
export function splitName(text: string): { firstName: string; lastName: string } {
  const name = text.trim().normalize('NFC')
  const space = name.indexOf(' ')
  if (space === -1) return { firstName: name, lastName: '' }
  return { firstName: name.slice(0, space), lastName: name.slice(space + 1) }
}
