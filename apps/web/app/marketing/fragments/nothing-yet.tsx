import * as t from '#texts/marketing.ts'
import styles from './fragments.module.css'

export const NothingYet = () => <p className={styles.none}>{t.nothingToShowYetThe}</p>
