import type { Keeper } from './storage.ts'
import { initialRoot, readRoot, ROOT_KEY, writeRoot } from './root-state.ts'
import type { LoginUserDetails, RootState } from './root-state.ts'
import { readUserDetails, USER_DETAILS_KEY, writeUserDetails } from './user-details.ts'

export type Restored = RootState & { readonly isRestored: boolean }

export type Tokens = { readonly token: string; readonly refreshToken: string | null }

export type ClientState = {
  readonly read: () => Restored
  readonly subscribe: (changed: () => void) => () => void
  /** Reads what is stored, and the first time stores it whole; again when another tab has changed it. Parts of what the server rendered may come along. */
  readonly restore: (fromServer?: Partial<RootState>) => void
  readonly change: (next: (state: RootState) => Partial<RootState>) => void
  /** The tokens currently stored, which another tab may have renewed. */
  readonly tokens: () => Tokens | undefined
  readonly beginSession: (tokens: Tokens, email: string) => void
  readonly renewSession: (tokens: Tokens) => void
  readonly rememberUser: (user: LoginUserDetails, detail: Readonly<Record<string, unknown>>) => void
  readonly endSession: () => void
}

/** The state before restoring; on the server, always. */
export const unrestored: Restored = { ...initialRoot, isRestored: false }

/** The browser's persistent state: three slices under one key, and the session. */
export function createClientState(keeper: Keeper): ClientState {
  let state = unrestored
  const readers = new Set<() => void>()
  const become = (next: Restored) => {
    state = next
    for (const changed of readers) changed()
  }
  const keep = (change: Partial<RootState>) => {
    become({ ...state, ...change })
    keeper.set(ROOT_KEY, writeRoot(state))
  }
  const write = (tokens: Tokens) => {
    const userDetail = readUserDetails(keeper)?.userDetail ?? null
    writeUserDetails(keeper, { ...tokens, userDetail })
  }
  return {
    read: () => state,
    subscribe: (changed) => {
      readers.add(changed)
      return () => readers.delete(changed)
    },
    restore: (fromServer = {}) => {
      const isFirst = !state.isRestored
      become({ ...restored(keeper), ...fromServer, isRestored: true })
      if (isFirst) keeper.set(ROOT_KEY, writeRoot(state))
    },
    change: (next) => keep(next(state)),
    tokens: () => readUserDetails(keeper),
    beginSession: (tokens, userEmail) => {
      keeper.remove(USER_DETAILS_KEY)
      write(tokens)
      keep({ auth: { token: tokens.token, userEmail, loginUserDetails: null } })
    },
    renewSession: (tokens) => {
      write(tokens)
      keep({ auth: { ...state.auth, token: tokens.token } })
    },
    rememberUser: (loginUserDetails, userDetail) => {
      const tokens = readUserDetails(keeper)
      if (tokens === undefined) return
      writeUserDetails(keeper, { ...tokens, userDetail })
      keep({ auth: { ...state.auth, loginUserDetails } })
    },
    endSession: () => {
      keeper.remove(USER_DETAILS_KEY)
      keep({ auth: initialRoot.auth })
    },
  }
}

/** Without stored tokens nobody is signed in, whatever the stored slice says. */
function restored(keeper: Keeper): RootState {
  const root = readRoot(keeper.get(ROOT_KEY))
  const token = readUserDetails(keeper)?.token
  const auth = token === undefined ? initialRoot.auth : { ...root.auth, token }
  return { ...root, auth }
}
