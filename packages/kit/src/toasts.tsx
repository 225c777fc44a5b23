import { useEffect, useState, useSyncExternalStore } from 'react'
import * as t from '#texts/kit.ts'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/paths.ts'
import type { Toast, ToastQueue, ToastTone } from './toast-queue.ts'
import styles from './toasts.module.css'

type ToastsProps = { readonly queue: ToastQueue }

const icons: Record<ToastTone, IconName> = { success: 'check', info: 'bell', error: 'alert' }
const none: readonly Toast[] = []

/** How long a message is shown, in milliseconds; errors stay until dismissed. */
const staying = 5000

/**
 * Where messages appear: bottom centre on a phone, top right on a desktop. Rendered once, in the page's
 * root.
 */
export function Toasts({ queue }: ToastsProps) {
  const toasts = useSyncExternalStore(queue.listen, queue.list, () => none)
  return (
    <section className={styles.toasts} aria-label={t.messages}>
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} queue={queue} />
      ))}
      <Spoken toasts={toasts.filter(({ tone }) => tone !== 'error')} live="polite" />
      <Spoken toasts={toasts.filter(({ tone }) => tone === 'error')} live="assertive" />
    </section>
  )
}

type SpokenProps = { readonly toasts: readonly Toast[]; readonly live: 'polite' | 'assertive' }

/** The messages for screen readers, in a live region that exists before they arrive. */
function Spoken({ toasts, live }: SpokenProps) {
  return (
    <div className="pv-hidden" aria-live={live}>
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

type MessageProps = {
  readonly toast: Toast
  readonly queue: ToastQueue
}

/** A message is kept while it is hovered or focused. */
function Message({ toast, queue }: MessageProps) {
  const [held, setHeld] = useState(false)
  const stays = held || toast.tone === 'error'
  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => queue.dismiss(toast.id), staying)
    return () => clearTimeout(timer)
  }, [stays, queue, toast.id])
  return (
    <div
      className={classes(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.tone]} />
      <span className={styles.text}>{toast.text}</span>
      <IconButton icon="close" label={t.dismiss} onClick={() => queue.dismiss(toast.id)} />
    </div>
  )
}
