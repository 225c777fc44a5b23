import { randomInt } from 'node:crypto'

/** No I, L, O or U: nothing that is heard or read as something else. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** "7K2MX-Q4TB9": for reading out, and saying nothing of how many orders there are. */
export const newOrderNumber = (): string => `${half()}-${half()}`
