import { createContext } from 'react'

/** The names of all whose crests are shown together: no two of them are drawn alike. */
export const Among = createContext<readonly string[]>([])
