import type { ClientStorage } from './storage.ts'
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
export function createClientState(storage: ClientStorage): ClientState {
  let state = unrestored
  const readers = new Set<() => void>()
  const become = (next: Restored) => {
    state = next
    for (const changed of readers) changed()
  }
  const keep = (change: Partial<RootState>) => {
    become({ ...state, ...change })
    storage.set(ROOT_KEY, writeRoot(state))
  }
  const write = (tokens: Tokens) => {
    const userDetail = readUserDetails(storage)?.userDetail ?? null
    writeUserDetails(storage, { ...tokens, userDetail })
  }
  return {
    read: () => state,
    subscribe: (changed) => {
      readers.add(changed)
      return () => readers.delete(changed)
    },
    restore: (fromServer = {}) => {
      const isFirst = !state.isRestored
      become({ ...restored(storage), ...fromServer, isRestored: true })
      if (isFirst) storage.set(ROOT_KEY, writeRoot(state))
    },
    change: (next) => keep(next(state)),
    tokens: () => readUserDetails(storage),
    beginSession: (tokens, userEmail) => {
      storage.remove(USER_DETAILS_KEY)
      write(tokens)
      keep({ auth: { token: tokens.token, userEmail, loginUserDetails: null } })
    },
    renewSession: (tokens) => {
      write(tokens)
      keep({ auth: { ...state.auth, token: tokens.token } })
    },
    rememberUser: (loginUserDetails, userDetail) => {
      const tokens = readUserDetails(storage)
      if (tokens === undefined) return
      writeUserDetails(storage, { ...tokens, userDetail })
      keep({ auth: { ...state.auth, loginUserDetails } })
    },
    endSession: () => {
      storage.remove(USER_DETAILS_KEY)
      keep({ auth: initialRoot.auth })
    },
  }
}

/** Without stored tokens nobody is signed in, whatever the stored slice says. */
function restored(storage: ClientStorage): RootState {
  const root = readRoot(storage.get(ROOT_KEY))
  const token = readUserDetails(storage)?.token
  const auth = token === undefined ? initialRoot.auth : { ...root.auth, token }
  return { ...root, auth }
}
