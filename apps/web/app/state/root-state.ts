import { emptyCart, readCart } from './cart.ts'
import type { Cart } from './cart.ts'
import { isRecord, readJson, textOr } from './json-guards.ts'

/** The signed-in account, as the menu bar shows it. */
export type LoginUserDetails = { readonly name: string | null; readonly avatar: string | null }

export type RootState = {
  readonly auth: {
    readonly token: string | null
    readonly userEmail: string | null
    readonly loginUserDetails: LoginUserDetails | null
  }
  readonly home: { readonly matchcentral: Readonly<Record<string, unknown>> | null }
  readonly cart: Cart
}

/** The local storage key that the specification names. */
export const ROOT_KEY = 'root'
const VERSION = 1

export const initialRoot: RootState = {
  auth: { token: null, userEmail: null, loginUserDetails: null },
  home: { matchcentral: null },
  cart: emptyCart,
}

/** Parses the stored state slice by slice; invalid or outdated slices become initial ones. */
export function readRoot(text: string | null): RootState {
  const stored = readJson(text)
  if (!isRecord(stored) || stored['version'] !== VERSION) return initialRoot
  const { auth, home, cart } = stored
  return {
    auth: readAuth(auth),
    home: {
      matchcentral: isRecord(home) && isRecord(home['matchcentral']) ? home['matchcentral'] : null,
    },
    cart: readCart(cart),
  }
}

export const writeRoot = ({ auth, home, cart }: RootState): string =>
  JSON.stringify({ version: VERSION, auth, home, cart })

function readAuth(auth: unknown): RootState['auth'] {
  if (!isRecord(auth)) return initialRoot.auth
  const { token, userEmail, loginUserDetails } = auth
  return {
    token: textOr(token),
    userEmail: textOr(userEmail),
    loginUserDetails: isRecord(loginUserDetails)
      ? { name: textOr(loginUserDetails['name']), avatar: textOr(loginUserDetails['avatar']) }
      : null,
  }
}
