import { expect, test } from 'vitest'
import { partsOf, wordsOf } from './page-parts.ts'

const page =
  '<p>Before.</p>\n<h2 id="one">One &amp; <code>two</code></h2>\n<h3>Why?</h3>\n<p>So.</p>\n<h3>When?</h3>\n<p>Now, <a href="/x">there</a>.</p>\n<h2 id="three">Three</h2>\n<p>End.</p>\n'

test('a page is taken apart at its headings, and each part keeps what stands under it', () => {
  const parts = partsOf(page, 2)

  expect(parts.map(({ id, title }) => [id, title])).toEqual([
    ['one', 'One & two'],
    ['three', 'Three'],
  ])
  expect(partsOf(parts[0]?.html ?? '', 3)).toEqual([
    { id: '', title: 'Why?', html: '<p>So.</p>' },
    { id: '', title: 'When?', html: '<p>Now, <a href="/x">there</a>.</p>' },
  ])
  expect(parts[1]?.html).toBe('<p>End.</p>')
})

test('a page without headings has no parts', () => {
  expect(partsOf('<p>Only this.</p>', 2)).toEqual([])
})

test('markup is read as its words', () => {
  expect(wordsOf('<p>a &lt; b, &quot;c&quot; &amp;lt; <em>d</em></p>')).toBe('a < b, "c" &lt; d')
})
