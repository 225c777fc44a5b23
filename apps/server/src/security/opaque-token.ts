import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 bits that nobody can guess, as text. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is kept of such a token: enough to know it again, too little to use it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
