import styles from './skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length; by default the whole line. */
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** A placeholder of the given size, without animation. */
export function Skeleton({ width = '100%', height = '14px' }: SkeletonProps) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden="true" />
}
