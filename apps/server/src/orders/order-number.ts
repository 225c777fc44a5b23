import { randomInt } from 'node:crypto'

/** Without I, L, O and U, which are easily misread or misheard. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** "7K2MX-Q4TB9": easy to read out, and without revealing how many orders there are. */
export const newOrderNumber = (): string => `${half()}-${half()}`
