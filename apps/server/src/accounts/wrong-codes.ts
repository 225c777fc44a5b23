import type { Try } from '#security/limits.ts'

/** Wrong codes that come from one address are counted in minutes and by the day. */
export const wrongCodesOf = (address: string): readonly Try[] => [
  ['wrong-code-by-address', address],
  ['wrong-code-by-address-a-day', address],
]

/** Those of everybody, from whatever address at whatever account: beyond this a guess has to be worked for. */
export const tooManyWrongCodes: Try = ['wrong-code-by-all', 'all']
/** Beyond this not even who works for it may guess. */
export const farTooManyWrongCodes: Try = ['proved-wrong-code-by-all', 'all']

export const wrongCodesOfAll: readonly Try[] = [tooManyWrongCodes, farTooManyWrongCodes]
