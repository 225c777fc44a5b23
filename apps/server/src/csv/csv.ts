/** An empty cell is null. */
export type Cell = string | number | null

const CRLF = '\r\n'

/**
 * A table as CSV (RFC 4180), with a byte order mark for programs that would not assume UTF-8. Cells that a
 * spreadsheet would run as formulas are escaped.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(printCell).join(',') + CRLF).join('')}`

/** As `csvOf`, in the form that programs rather than spreadsheets are used to: plain lines. */
export const csvLinesOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(printCell).join(',')}\n`).join('')

function printCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
