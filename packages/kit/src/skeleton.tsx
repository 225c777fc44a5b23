import styles from './skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length; all of the line unless told. */
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** The shape of what will stand here. It does not shimmer. */
export function Skeleton({ width = '100%', height = '14px' }: SkeletonProps) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden="true" />
}
