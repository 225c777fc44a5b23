/** The colours of what is printed. */
export const INK = '#12211a'
export const SOFT = '#596559'
export const LINE = '#b9b8a6'
export const BRAND = '#0f5132'

/** The drawing position: every part moves it down. `begin` draws the head of a new page, and moves below it. */
export type Pen = {
  readonly document: PDFKit.PDFDocument
  readonly page: { readonly top: number; readonly bottom: number }
  readonly begin: (pen: Pen) => void
  y: number
}

export function newPage(pen: Pen): void {
  pen.document.addPage()
  pen.y = pen.page.top
  pen.begin(pen)
}

/** Moves to a new page when less than `needed` is left; answers whether it did. */
export function room(pen: Pen, needed: number): boolean {
  if (pen.y + needed <= pen.page.bottom) return false
  newPage(pen)
  return true
}
