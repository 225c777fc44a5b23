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

type SkeletonRowsProps = { readonly rows: number; readonly label?: string | undefined }

/** Rows of a list to come. */
export function SkeletonRows({ rows, label = 'Loading' }: SkeletonRowsProps) {
  return (
    <div aria-busy="true">
      <span className="pv-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="70px" />
          <span className={styles.lines}>
            <Skeleton width="min(220px, 80%)" />
            <Skeleton width="min(180px, 66%)" />
          </span>
          <Skeleton width="52px" />
        </div>
      ))}
    </div>
  )
}
