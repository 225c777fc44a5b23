import styles from './fragments.module.css'

export const NothingYet = () => (
  <p className={styles.none}>Nothing to show yet: the first match on this site fills it.</p>
)
