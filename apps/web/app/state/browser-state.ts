import { createClientState } from './client-state.ts'
import { browserStorage } from './storage.ts'

/** On the server there is no storage, so the state stays initial. */
export const storage = browserStorage(() => localStorage)

export const clientState = createClientState(storage)
