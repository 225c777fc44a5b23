import { createClientState } from './client-state.ts'
import { storageKeeper } from './keeper.ts'

/** On the server, where there is no storage and nothing is ever restored, it stays as it is at first. */
export const keeper = storageKeeper(() => localStorage)

export const clientState = createClientState(keeper)
