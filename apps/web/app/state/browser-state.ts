import { createClientState } from './client-state.ts'
import { storageKeeper } from './storage.ts'

/** On the server there is no storage, so the state stays initial. */
export const keeper = storageKeeper(() => localStorage)

export const clientState = createClientState(keeper)
