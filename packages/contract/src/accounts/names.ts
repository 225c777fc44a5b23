/** The minimum and maximum length of first and last names, in letters. */
export type NameLength = { readonly min: number; readonly max: number }

/** The lengths for sites that have not set their own. */
export const nameLength: NameLength = { min: 4, max: 40 }

/** The maximum that a site may set. */
export const LONGEST_NAME = 100

const LETTERS = /^(?:\p{L}\p{M}*)+$/u

/** What is wrong with a first or last name, as a message for its owner; undefined when it is valid. */
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

/** Splits "Imran Qureshi" at the first space. */
export function splitName(text: string): { firstName: string; lastName: string } {
  const name = text.trim().normalize('NFC')
  const space = name.indexOf(' ')
  if (space === -1) return { firstName: name, lastName: '' }
  return { firstName: name.slice(0, space), lastName: name.slice(space + 1) }
}
