import { createContext } from 'react'

/** The nonce for scripts that components render; empty in the browser, where they have already run. */
export const NonceContext = createContext('')
