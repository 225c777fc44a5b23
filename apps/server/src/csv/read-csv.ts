/** A row of a CSV file, and the line on which it begins, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/**
 * Reads CSV (RFC 4180) as spreadsheets write it: separated by commas, semicolons or tabs, with or without a byte
 * order mark. Cells are trimmed, rows without any text left out, and what `csvOf` escaped is as it was.
 */
export function readCsv(text: string): CsvRow[] {
  const plain = text.replace(/^\uFEFF/, '')
  const rows: { line: number; cells: string[] }[] = []
  let [line, isFirst] = [1, true]
  for (const [whole, quoted, bare = '', end = ''] of plain.matchAll(cellsBetween(plain))) {
    if (isFirst) rows.push({ line, cells: [] })
    rows.at(-1)?.cells.push(readCell(quoted?.replaceAll('""', '"') ?? bare))
    line += whole.split(/\r\n|[\r\n]/).length - 1
    if (end === '') break
    isFirst = /[\r\n]/.test(end)
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
}

/** A cell, with quotes around it or without, and what ends it: nothing at the end of the file. */
function cellsBetween(text: string): RegExp {
  const separator = separatorOf(text)
  return new RegExp(
    `(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))(${separator}|\\r\\n|[\\r\\n]|$)`,
    'gy',
  )
}

/** The sign that separates the cells of the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  return ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ','
}

const readCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '')
