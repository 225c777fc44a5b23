const LONGEST_SLUG = 100

/** A slug from a title: "Ravi Rovers’ year" gives "ravi-rovers-year". */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '')
