import { createContext } from 'react'

/** Carries the answer's nonce to the scripts that components write; empty in the browser, where they have run. */
export const NonceContext = createContext('')
