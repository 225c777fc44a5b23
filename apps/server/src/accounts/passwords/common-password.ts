import { dictionary } from '@zxcvbn-ts/language-common'
import { refuseField } from '#http/refuse-call.ts'

const SHORTEST = 8
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST))

const GUESSED = 'That password is too easy to guess. Choose another one.'
const OWN = 'Choose a password that is not your own name or email.'

const isRepeated = (text: string) => /^(.{1,3})\1+$/su.test(text)
const isInOrder = (text: string) =>
  ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'].some(
    (row) => row.includes(text) || row.split('').reverse().join('').includes(text),
  )

/** Whether a password is among those that are tried first, whatever the case and the digits at its end. */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const bare = plain.replace(/(?<![\d!?.])[\d!?.]+$/, '')
  return common.has(plain) || common.has(bare) || isRepeated(plain) || isInOrder(plain)
}

type Chosen = {
  readonly password: string
  /** The input's field. */
  readonly field: string
  /** What others know of its owner: names and the part of an address before the @. */
  readonly own?: readonly string[]
}

/** Refuses a password that is among the first to be guessed (NIST SP 800-63B, 3.1.1.2). */
export function refuseCommon({ password, field, own = [] }: Chosen): void {
  if (isCommon(password)) throw refuseField(field, GUESSED)
  const plain = password.toLowerCase()
  if (own.some((part) => part.toLowerCase() === plain)) throw refuseField(field, OWN)
}
