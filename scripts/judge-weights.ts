export type Budget = {
  /** The most kilobytes of any page. */
  readonly anyPage: number
  /** Limits of their own for some pages, by route id. */
  readonly pages: Readonly<Record<string, number>>
}

type Row = { readonly page: string; readonly kilobytes: number; readonly limit: number }

/** Every page with its limit, heaviest first, and limits for pages that do not exist. */
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
