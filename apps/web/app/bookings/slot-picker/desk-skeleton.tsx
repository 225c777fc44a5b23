import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import styles from './desk.module.css'

/** The placeholder while the desk loads. */
export function DeskSkeleton() {
  return (
    <>
      <div className={styles.desk}>
        <Skeleton height="520px" />
      </div>
      <div className={styles.aside}>
        <Skeleton height="220px" />
      </div>
    </>
  )
}
