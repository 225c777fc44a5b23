import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import styles from './slot-picker.module.css'

/** The placeholder while the slot picker loads. */
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
