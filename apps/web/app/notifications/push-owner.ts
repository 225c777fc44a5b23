import { clientState, storage } from '#state/browser-state.ts'

const KEY = 'push-owner'

/** Whether this browser showed the notifications of who is signed in now, so that it shows them again. */
export function isPushOwner(): boolean {
  const owner = storage.get(KEY)
  return owner !== null && owner === clientState.read().auth.userEmail
}

export const becomePushOwner = () => storage.set(KEY, clientState.read().auth.userEmail ?? '')

export const forgetPushOwner = () => storage.remove(KEY)
