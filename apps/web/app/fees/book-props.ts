import type { Book } from './fee-calls.ts'

/** A part of the page, which answers the book as it is afterwards. */
export type BookProps = { readonly book: Book; readonly onChanged: (book: Book) => void }
