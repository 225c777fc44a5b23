export type ToastTone = 'success' | 'info' | 'error'

export type Toast = {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

type Listener = () => void

export type ToastQueue = {
  readonly add: (tone: ToastTone, text: string) => void
  readonly dismiss: (id: number) => void
  readonly list: () => readonly Toast[]
  /** Returns the function to unsubscribe. */
  readonly listen: (listener: Listener) => () => void
}

/** How many are shown at once; the oldest is removed. */
const most = 3

/** A queue of messages, newest last. Equal messages are merged. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let next = 1
  const listeners = new Set<Listener>()
  const become = (now: readonly Toast[]) => {
    toasts = now
    for (const listener of listeners) listener()
  }
  return {
    add: (tone, text) => {
      const others = toasts.filter((toast) => toast.text !== text || toast.tone !== tone)
      become([...others, { id: next++, tone, text }].slice(-most))
    },
    dismiss: (id) => become(toasts.filter((toast) => toast.id !== id)),
    list: () => toasts,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
