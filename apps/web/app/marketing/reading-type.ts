/** A paragraph, or something set apart. Text may hold `[links](/to)` and `code`. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly code: string }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] }

export type Section = {
  /** The place in the page that links name. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export type ReadingPage = {
  readonly title: string
  readonly lead: string
  readonly keywords: readonly string[]
  readonly sections: readonly Section[]
  /** The site's own address stands under the lead, and a form to write to it before the sections. */
  readonly withContact?: boolean
}
