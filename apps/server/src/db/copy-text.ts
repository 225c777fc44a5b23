/** What a cell may hold; objects are given as JSON text. */
export type Cell = string | number | boolean | null | undefined

const special = /[\\\t\n\r]/
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

function cell(value: Cell): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'number') return `${value}`
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return special.test(value)
    ? value.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
    : value
}

/** Rows in the text format of PostgreSQL's COPY, with columns in the given order. */
export function copyText<Row extends Readonly<Record<string, Cell>>>(
  rows: readonly Row[],
  columns: readonly (keyof Row)[],
): string {
  let text = ''
  for (const row of rows) {
    let between = ''
    for (const column of columns) {
      text += between + cell(row[column])
      between = '\t'
    }
    text += '\n'
  }
  return text
}
