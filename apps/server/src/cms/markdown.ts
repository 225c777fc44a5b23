import { Marked, type Tokens } from 'marked'
import { slugOf } from '#lists/slug.ts'

export type Heading = { readonly id: string; readonly text: string }
export type Rendered = { readonly html: string; readonly headings: readonly Heading[] }

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
 * The address if it may be linked to: of the web, of a mailbox, or of this site. Undefined for scripts, data, files,
 * and whatever a browser would read as one of them (it ignores control characters and turns \ into /).
 */
export function safeAddress(address: string): string | undefined {
  const bare = address.trim()
  if (hasControl(bare) || bare.includes('\\') || bare.startsWith('//')) return undefined
  if (/^(https?:\/\/|mailto:)[^\s]+$/i.test(bare)) return bare
  return /^(\/|#|\?|\.{1,2}\/|[\w-]+(\/|$))[^\s:]*$/.test(bare) ? bare : undefined
}

const hasControl = (text: string) => /\p{Cc}/u.test(text)

/** Headings below the page's own, each with an id that occurs once. */
function headingsOf(tokens: readonly { type: string }[], found: Heading[]) {
  for (const token of tokens) {
    if (!isHeading(token)) continue
    const base = slugOf(token.text)
    const earlier = found.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length
    found.push({ id: earlier === 0 ? base : `${base}-${earlier + 1}`, text: plain(token.text) })
  }
  return found
}

const isHeading = (token: { type: string }): token is Tokens.Heading =>
  token.type === 'heading' && 'depth' in token && token.depth === 2

const plain = (text: string) =>
  text.replaceAll(/[*_`[\]]|\(.*?\)/g, (sign) => (sign.startsWith('(') ? sign : ''))

/** Markdown as safe HTML: the writer's own markup is shown as text, pictures as links, bad links as their words. */
export function renderMarkdown(source: string): Rendered {
  const marked = new Marked({ gfm: true, async: false })
  const tokens = marked.lexer(source)
  const headings = headingsOf(tokens, [])
  const ids = headings.map(({ id }) => id)
  marked.use({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      heading({ tokens: inside, depth }) {
        const level = Math.max(2, depth)
        const id = depth === 2 ? ` id="${escapeHtml(ids.shift() ?? '')}"` : ''
        return `<h${level}${id}>${this.parser.parseInline(inside)}</h${level}>\n`
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
  return { html: marked.parser(tokens), headings }
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

/** Whole minutes that reading takes, one at least. */
export const readingMinutes = (source: string): number =>
  Math.max(1, Math.round(source.split(/\s+/).length / WORDS_A_MINUTE))
