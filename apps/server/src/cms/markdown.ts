import { Marked, type Tokens } from 'marked'
import { slugOf } from '#records/slug.ts'
import { lexBounded, TooIntricate } from './bounded-lexer.ts'

/** To be raised with every change of what is rendered: everything is rendered anew then. */
export const RENDERER = 1

export type Heading = { readonly id: string; readonly text: string }
export type Rendered = {
  readonly renderer: typeof RENDERER
  readonly html: string
  readonly headings: readonly Heading[]
  /** The reading time in whole minutes, at least one. */
  readonly minutes: number
}
/** What is wrong with a text that is not rendered, as a sentence. */
export type Refused = { readonly refused: string }

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/**
 * The address if it is safe to link to: http(s), mailto, or a path of this site. Undefined for scripts,
 * data and file addresses, and for what a browser would normalise into one (it drops control characters and
 * turns \ into /).
 */
export function safeAddress(address: string): string | undefined {
  const bare = address.trim()
  if (hasControl(bare) || bare.includes('\\') || bare.startsWith('//')) return undefined
  if (/^(https?:\/\/|mailto:)[^\s]+$/i.test(bare)) return bare
  return /^(\/|#|\?|\.{1,2}\/|[\w-]+(\/|$))[^\s:]*$/.test(bare) ? bare : undefined
}

const hasControl = (text: string) => /\p{Cc}/u.test(text)

/**
 * The headings of the article, below the page's own, each with a unique id. Headings inside quotations and
 * lists are left out.
 */
function headingsOf(tokens: readonly { type: string }[]): ReadonlyMap<object, Heading> {
  const found = new Map<object, Heading>()
  const idFor = uniqueIds()
  for (const token of tokens) {
    if (!isHeading(token)) continue
    found.set(token, { id: idFor(slugOf(token.text)), text: plain(token.text) })
  }
  return found
}

/**
 * Makes ids unique: "an-over", then "an-over-2". The last number of each is kept, because counting up from
 * two for every one takes time in the square of their number.
 */
function uniqueIds(): (base: string) => string {
  const taken = new Set<string>()
  const last = new Map<string, number>()
  return (base) => {
    let [id, times] = [base, last.get(base) ?? 1]
    while (taken.has(id)) id = `${base}-${(times += 1)}`
    last.set(base, times)
    taken.add(id)
    return id
  }
}

const isHeading = (token: { type: string }): token is Tokens.Heading =>
  token.type === 'heading' && 'depth' in token && token.depth === 2

const plain = (text: string) =>
  text.replaceAll(/[*_`[\]]|\([^()]*\)/g, (sign) => (sign.startsWith('(') ? sign : ''))

/**
 * Renders Markdown as safe HTML: raw HTML is shown as text, pictures become links, unsafe links become
 * plain text. Refuses a text that would take long. Meant for a worker thread.
 */
export function renderMarkdown(source: string): Rendered | Refused {
  try {
    return render(source)
  } catch (error) {
    if (error instanceof TooIntricate) return { refused: error.message }
    throw error
  }
}

function render(source: string): Rendered {
  const marked = new Marked({ gfm: true, async: false })
  const tokens = lexBounded(source, marked.defaults)
  const headings = headingsOf(tokens)
  marked.use({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      heading(token) {
        const level = Math.max(2, token.depth)
        const own = headings.get(token)
        const id = own ? ` id="${escapeHtml(own.id)}"` : ''
        return `<h${level}${id}>${this.parser.parseInline(token.tokens)}</h${level}>\n`
      },
      link({ href, tokens: inside }) {
        return linked(href, this.parser.parseInline(inside))
      },
      image: ({ href, text }) => linked(href, escapeHtml(text)),
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map((cell) => cellOf(cell, tag, this.parser.parseInline(cell.tokens))).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('')
        return `<div class="pv-scroll-x" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
    },
  })
  return {
    renderer: RENDERER,
    html: marked.parser(tokens),
    headings: [...headings.values()],
    minutes: readingMinutes(source),
  }
}

const cellOf = ({ align }: Tokens.TableCell, tag: 'th' | 'td', inside: string) =>
  `<${tag}${align === 'right' ? ' data-align="end"' : ''}>${inside}</${tag}>`

function linked(href: string, inside: string): string {
  const address = safeAddress(href)
  if (address === undefined) return inside
  const outside = /^https?:/i.test(address) ? ' rel="noopener nofollow"' : ''
  return `<a href="${escapeHtml(address)}"${outside}>${inside}</a>`
}

const WORDS_A_MINUTE = 220

const readingMinutes = (source: string): number =>
  Math.max(1, Math.round(source.split(/\s+/).length / WORDS_A_MINUTE))

/** A text that cannot be rendered, as it was written. */
export const asWritten = (source: string): Rendered => ({
  renderer: RENDERER,
  html: `<pre>${escapeHtml(source)}</pre>\n`,
  headings: [],
  minutes: readingMinutes(source),
})
