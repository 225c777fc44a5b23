/** A code being typed: one character per box, a space for an empty one. */
export type Code = string

export type CodeStep = { readonly code: Code; /** The box to go to. */ readonly focus: number }

/** Digits typed or pasted into a box fill it and the following ones. */
export function fillCode(code: Code, index: number, text: string): CodeStep {
  const digits = text.replace(/\D/g, '').slice(0, code.length - index)
  if (digits === '') return { code, focus: index }
  const filled = code.slice(0, index) + digits + code.slice(index + digits.length)
  return { code: filled, focus: Math.min(index + digits.length, code.length - 1) }
}

/** Backspace clears the box, or the one before it when it is empty. */
export function rubOut(code: Code, index: number): CodeStep {
  const at = code.charAt(index) === ' ' ? Math.max(0, index - 1) : index
  return { code: `${code.slice(0, at)} ${code.slice(at + 1)}`, focus: at }
}

export function isWhole(code: Code): boolean {
  return !code.includes(' ')
}
