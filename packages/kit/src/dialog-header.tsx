import styles from './dialog-header.module.css'

const scallops = Array.from(
  { length: 21 },
  (_, index) => `M${index * 20} 0H${index * 20 + 20}V18A10 10 0 0 1 ${index * 20} 18Z`,
)
const dark = scallops.filter((_, index) => index % 2 === 0).join('')
const light = scallops.filter((_, index) => index % 2 === 1).join('')

/** The striped valance on the top edge of a dialog. */
export function DialogHeader() {
  return (
    <svg
      className={styles.awning}
      viewBox="0 0 420 30"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={dark} className={styles.dark} />
      <path d={light} className={styles.light} />
    </svg>
  )
}
