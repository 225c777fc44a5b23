/** A piece of the product with the site's own data, shown beside text. */
export type Fragment =
  | 'academies'
  | 'associations'
  | 'board'
  | 'brands'
  | 'clubs'
  | 'correction'
  | 'dismissals'
  | 'fixtures'
  | 'formats'
  | 'ground'
  | 'grounds'
  | 'leaders'
  | 'live-addresses'
  | 'officials'
  | 'pad'
  | 'players'
  | 'seam'
  | 'site-record'
  | 'slots'
  | 'standings'
  | 'start'
  | 'wheel'

/** `text` may hold `[links](/to)` and `code`. */
export type Row = { readonly title: string; readonly text: string; readonly fragment: Fragment }

export type Question = { readonly question: string; readonly answer: string }

type Action = { readonly label: string; readonly to: string }

export type ProductPage = {
  readonly title: string
  readonly lead: string
  readonly keywords: readonly string[]
  readonly action: Action
  /** The list of all products, unless there is something better to do next. */
  readonly second?: Action
  /** The fragment to the right of the title. */
  readonly panel: Fragment
  readonly rows: readonly Row[]
  /** What it does besides, a line each. */
  readonly also?: readonly string[]
  /** What cannot be done yet, in one sentence at the end of the page. */
  readonly coming?: string
  readonly questions: readonly Question[]
}
