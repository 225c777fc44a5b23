/** One line of the table that `npm run bench` prints. A value of null was not measured; `detail` says why. */
export type BenchRow = {
  readonly name: string
  readonly what: string
  readonly value: number | null
  /** Undefined where a figure is only reported. */
  readonly goal?: number
  /** Whether the value should stay below its goal or above it; below when left out. */
  readonly better?: 'lower' | 'higher'
  readonly unit?: string
  readonly detail: string
}
