export type Budget = {
  /** Kilobytes that any page may weigh. */
  readonly anyPage: number
  /** Pages that must weigh less, by the id of their route. */
  readonly pages: Readonly<Record<string, number>>
}

type Row = { readonly page: string; readonly kilobytes: number; readonly limit: number }

/** Every page beside what it may weigh, heaviest first, and what the budget names that is no page. */
export function judgeWeights(weights: ReadonlyMap<string, number>, budget: Budget) {
  const rows = [...weights]
    .map(([page, kilobytes]): Row => ({
      page,
      kilobytes: Math.round(kilobytes * 10) / 10,
      limit: budget.pages[page] ?? budget.anyPage,
    }))
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
  return { rows, unknown: Object.keys(budget.pages).filter((page) => !weights.has(page)) }
}
