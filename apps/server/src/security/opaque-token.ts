import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits as text. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is stored of a token: enough to recognise it, not enough to use it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
