/** The answer of pure code that may refuse: a value, or a code with a sentence for people. */
export type Result<T, Code extends string = string> = Ok<T> | Refused<Code>

export type Ok<T> = { readonly ok: true; readonly value: T }

export type Refused<Code extends string = string> = {
  readonly ok: false
  readonly code: Code
  readonly message: string
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

export function refused<Code extends string>(code: Code, message: string): Refused<Code> {
  return { ok: false, code, message }
}
