/** A code being typed: one character per box, a space for an empty one. */
export type Code = string

export type CodeStep = { readonly code: Code; /** The box to go to. */ readonly focus: number }

/**
 * One character typed into a box fills it if it is a digit. A longer text, as it is pasted, is split over
 * the box and the following ones: blanks and hyphens are skipped, and any other character that is not a
 * digit leaves its box empty. Out of a sentence that holds one whole code, the code is taken.
 */
export function fillCode(code: Code, index: number, text: string): CodeStep {
  const room = code.length - index
  const characters = (codeIn(text, room) ?? text.replace(/[\s-]/g, '')).slice(0, room)
  if (!/\d/.test(characters)) return { code, focus: index }
  const pasted = characters.replace(/\D/g, ' ')
  const filled = code.slice(0, index) + pasted + code.slice(index + pasted.length)
  const empty = pasted.indexOf(' ')
  const next = empty === -1 ? Math.min(index + pasted.length, code.length - 1) : index + empty
  return { code: filled, focus: next }
}

function codeIn(text: string, length: number): string | undefined {
  const runs = text.match(/\d+/g)?.filter((run) => run.length === length) ?? []
  return runs.length === 1 ? runs[0] : undefined
}

/** Backspace clears the box, or the one before it when it is empty. */
export function rubOut(code: Code, index: number): CodeStep {
  const at = code.charAt(index) === ' ' ? Math.max(0, index - 1) : index
  return { code: `${code.slice(0, at)} ${code.slice(at + 1)}`, focus: at }
}

export function isWhole(code: Code): boolean {
  return !code.includes(' ')
}
