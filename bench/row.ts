/** One row of the table of `npm run bench`. A value of null was not measured; `detail` says why. */
export type BenchRow = {
  readonly name: string
  readonly what: string
  readonly value: number | null
  /** Undefined for figures without a goal. */
  readonly goal?: number
  /** Which side of the goal is good; `lower` by default. */
  readonly better?: 'lower' | 'higher'
  readonly unit?: string
  readonly detail: string
}
