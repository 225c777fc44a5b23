/**
 * The page numbers to show: first, last, the current one and its neighbours; `undefined` stands for a gap.
 */
export function pageNumbers(current: number, count: number): (number | undefined)[] {
  const wanted = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - current) <= 1,
  )
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1] ?? page - 1
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [undefined, page] : [page]
  })
}
