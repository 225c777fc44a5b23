import PDFDocument from 'pdfkit'
import { registerFonts, type Style, writeLine } from './pdf-text.ts'

type PdfFile = {
  readonly document: PDFKit.PDFDocument
  /** Ends the document. */
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

/** A new document on A4 without margins, in the fonts of the site. */
export function newPdf(options: PDFKit.PDFDocumentOptions): PdfFile {
  const document = new PDFDocument({ size: 'A4', margin: 0, ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  registerFonts(document)
  const bytes = async () => {
    const ended = new Promise<void>((resolve, reject) => {
      document.once('end', resolve).once('error', reject)
    })
    document.end()
    await ended
    return Uint8Array.from(Buffer.concat(chunks))
  }
  return { document, bytes }
}

/** The pages, which the document has buffered, are numbered once it is known how many there are. */
export function numberPages(
  document: PDFKit.PDFDocument,
  style: Style,
  at: { readonly x: number; readonly y: number },
): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(start + page)
    writeLine(document, style, { text: `${page + 1} of ${count}`, ...at, isEnd: true })
  }
}
