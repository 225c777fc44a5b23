import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foreignTags, harmfulMarkdown, hostileMarkdown } from './hostile-markdown.testing.ts'
import { asWritten, type Rendered, renderMarkdown, safeAddress } from './markdown.ts'

function rendered(source: string): Rendered {
  const end = renderMarkdown(source)
  if ('refused' in end) throw new Error(end.refused)
  return end
}

const html = (source: string) => rendered(source).html

test.each(harmfulMarkdown)('markup of the writer is text: %s', (source) => {
  expect(foreignTags(html(source))).toEqual([])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:x',
  'data:text/html;base64,PHNjcmlwdD4=',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  '//evil.example.org',
  '/\\evil.example.org',
  '\\\\evil.example.org',
  'ftp://example.org',
  'a:b',
])('%s is no address to link to', (address) => {
  expect(safeAddress(address)).toBeUndefined()
  expect(html(`[words](<${address.replaceAll('\u0000', '')}>)`)).not.toContain('href')
})

test.each([
  'https://cricsheet.org/downloads/',
  'http://example.org',
  'mailto:scorer@example.org',
  '/match-central/matches?status=live',
  '#the-sum',
  'other-post',
  '../news',
  '?page=2',
])('%s is an address to link to', (address) => {
  expect(html(`[words](${address})`)).toContain(`href="${address}"`)
})

test('a link out of the site does not vouch for what it leads to', () => {
  expect(html('[words](https://example.org)')).toContain('rel="noopener nofollow"')
  expect(html('[words](/blogs)')).not.toContain('rel=')
})

test('a picture is a link: pages load nothing from elsewhere', () => {
  expect(html('![a board](https://example.org/board.png)')).toBe(
    '<p><a href="https://example.org/board.png" rel="noopener nofollow">a board</a></p>\n',
  )
})

test('a heading inside a quotation or list has no id', () => {
  const { html: page, headings } = rendered(
    '> ## Quoted\n\n- ## Listed\n\n## First\n\n## First\n\n## First 2',
  )

  expect(headings.map(({ id }) => id)).toEqual(['first', 'first-2', 'first-2-2'])
  expect(page).toContain('<h2>Quoted</h2>')
  expect(page).toContain('<h2>Listed</h2>')
  expect(page.match(/<h2 id="[^"]*">/g)).toEqual([
    '<h2 id="first">',
    '<h2 id="first-2">',
    '<h2 id="first-2-2">',
  ])
})

test('headings begin below the title of the page and each has an id of its own', () => {
  const { html: page, headings } = rendered('# Top\n\n## The *sum*\n\n## The sum\n\n### Small')

  expect(page).toContain('<h2>Top</h2>')
  expect(page).toContain('<h2 id="the-sum">The <em>sum</em></h2>')
  expect(page).toContain('<h2 id="the-sum-2">')
  expect(page).toContain('<h3>Small</h3>')
  expect(headings).toEqual([
    { id: 'the-sum', text: 'The sum' },
    { id: 'the-sum-2', text: 'The sum' },
  ])
})

test('a table has its figures at the end of their cells', () => {
  expect(html('| Side | Runs |\n|---|--:|\n| One | 250 |')).toContain(
    '<td data-align="end">250</td>',
  )
})

test('reading takes a minute at least', () => {
  expect(rendered('Short.').minutes).toBe(1)
  expect(rendered('word '.repeat(660)).minutes).toBe(3)
})

test.each([
  ['more lines than a book', 'a\n'.repeat(5001), 'An article can have 5,000 lines at most.'],
  ['quotations in quotations', '>'.repeat(20_000), 'Quotations and lists can be nested 12 deep'],
  ['lists in lists', `${'- '.repeat(40)}a`, 'Quotations and lists can be nested 12 deep'],
  ['a paragraph without end', '_a '.repeat(33_000), 'A paragraph can have 5,000 characters'],
  ['a word without end', `${'a'.repeat(4000)}@`, 'A word can have 1,000 characters at most.'],
])('%s are refused: reading them takes time in the square of their length', (_, source, why) => {
  expect(renderMarkdown(source)).toEqual({ refused: expect.stringContaining(why) })
  expect(asWritten(source).html).toMatch(/^<pre>/)
})

test('five thousand headings of the same words each have an id of their own', () => {
  const { headings } = rendered('## a\n'.repeat(4999))

  expect(new Set(headings.map(({ id }) => id)).size).toBe(4999)
})

test('a text that cannot be laid out is shown as it was written', () => {
  expect(asWritten('<b>a</b> & b')).toMatchObject({
    html: '<pre>&lt;b&gt;a&lt;/b&gt; &amp; b</pre>\n',
    headings: [],
    minutes: 1,
  })
})

test('whatever is written is laid out without markup of the writer, or refused', () => {
  fc.assert(
    fc.property(hostileMarkdown, (source) => {
      const end = renderMarkdown(source)
      expect('refused' in end ? [] : foreignTags(end.html)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
