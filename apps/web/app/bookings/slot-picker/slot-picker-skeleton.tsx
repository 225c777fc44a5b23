import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import styles from './desk.module.css'

/** The placeholder while the desk loads. */
export function SlotPickerSkeleton() {
  return (
    <>
      <div className={styles.picker}>
        <Skeleton height="520px" />
      </div>
      <div className={styles.aside}>
        <Skeleton height="220px" />
      </div>
    </>
  )
}
