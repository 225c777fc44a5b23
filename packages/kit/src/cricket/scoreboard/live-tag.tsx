import styles from './live-tag.module.css'

/** A red dot that pulses while something is live. */
export function LiveDot() {
  return <span className={styles.dot} aria-hidden="true" />
}

export function LiveTag({ children = 'LIVE' }: { readonly children?: string | undefined }) {
  return (
    <span className={styles.tag}>
      <LiveDot />
      {children}
    </span>
  )
}
