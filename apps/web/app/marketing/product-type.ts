/** What a page shows of the site's own matches, beside a title or a sentence. */
export type Fragment =
  | 'board'
  | 'brands'
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
  | 'standings'
  | 'start'
  | 'teams'
  | 'wheel'

/** `text` may hold `[links](/to)` and `code`. */
export type Row = { readonly title: string; readonly text: string; readonly fragment: Fragment }

export type Question = { readonly question: string; readonly answer: string }

export type ProductPage = {
  readonly title: string
  readonly lead: string
  readonly keywords: readonly string[]
  readonly action: { readonly label: string; readonly to: string }
  /** The component at the right of the title. */
  readonly panel: Fragment
  readonly rows: readonly Row[]
  /** What is not there yet, in one sentence. */
  readonly coming?: string
  readonly questions: readonly Question[]
}
