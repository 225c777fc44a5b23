/** A text and its selection, from `from` up to `to`. */
export type Edit = { readonly text: string; readonly from: number; readonly to: number }

export type Mark = 'bold' | 'italic' | 'code' | 'heading' | 'quote' | 'list' | 'numbers' | 'link'

const around = { bold: '**', italic: '_', code: '`' } as const
const before = { heading: '## ', quote: '> ', list: '- ' } as const

/** Adds the mark to the selection, or removes it when it is there. */
export function applyMark(edit: Edit, mark: Mark): Edit {
  switch (mark) {
    case 'bold':
    case 'italic':
    case 'code':
      return wrap(edit, around[mark])
    case 'heading':
    case 'quote':
    case 'list':
      return prefix(edit, () => before[mark])
    case 'numbers':
      return prefix(edit, (line) => `${line + 1}. `)
    case 'link':
      return link(edit)
  }
}

function wrap({ text, from, to }: Edit, sign: string): Edit {
  const inside = text.slice(from, to)
  const length = sign.length
  if (text.slice(from - length, from) === sign && text.slice(to, to + length) === sign) {
    return {
      text: text.slice(0, from - length) + inside + text.slice(to + length),
      from: from - length,
      to: to - length,
    }
  }
  return {
    text: text.slice(0, from) + sign + inside + sign + text.slice(to),
    from: from + length,
    to: to + length,
  }
}

const marked = /^(#{1,6} |> |- |\d+\. )/

/** Marks whole lines: an existing mark is removed, a different one replaced. */
function prefix({ text, from, to }: Edit, markOf: (line: number) => string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next === -1 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const areMarked = lines.every((line, index) => line.startsWith(markOf(index)))
  const bare = lines.map((line) => line.replace(marked, ''))
  const changed = areMarked ? bare : bare.map((line, index) => markOf(index) + line)
  const block = changed.join('\n')
  return {
    text: text.slice(0, start) + block + text.slice(end),
    from: start,
    to: start + block.length,
  }
}

const ADDRESS = 'https://'

/** Turns the selection into a link and selects its address for typing. */
function link({ text, from, to }: Edit): Edit {
  const words = text.slice(from, to) || 'words'
  const at = from + words.length + '[]('.length
  return {
    text: `${text.slice(0, from)}[${words}](${ADDRESS})${text.slice(to)}`,
    from: at,
    to: at + ADDRESS.length,
  }
}

/** The smallest part that differs between two texts, so that undo takes one step. */
export function changedPart(before: string, after: string) {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
