import { browserStorage } from '#state/storage.ts'

/** Kept per window: logging in elsewhere is not a request to pay here. */
const tab = browserStorage(() => sessionStorage)
const KEY = 'checkout-wish'

/** Remembers that somebody wants to check out and has to log in first. `what` is the cart they saw. */
export const keepWish = (what: string): void => tab.set(KEY, what)
export const forgetWish = (): void => tab.remove(KEY)
export const readWish = (): string | null => tab.get(KEY)
