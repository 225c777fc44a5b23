/** `to`: the page that tells more. */
export type Feature = { readonly title: string; readonly text: string; readonly to?: string }

/** A page that tells what is there, what is not there yet, and where to go meanwhile. */
export type PlainPage = {
  readonly title: string
  readonly lead: string
  readonly features: readonly Feature[]
  /** What is being built; none where the page is complete as it is. */
  readonly coming?: string
  readonly links: readonly { readonly label: string; readonly to: string }[]
}
