import fc from 'fast-check'

/** Attempts to run scripts in readers' browsers. */
export const harmfulMarkdown = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!-- --><style>*{}</style>',
  '<<b>script>alert(1)<</b>/script>',
  '`<script>`',
  '```html"><script>\n<script>alert(1)</script>\n```',
  '# <script>alert(1)</script>',
  '| <b>a</b> |\n|---|\n| <script>x</script> |',
  '[<img src=x onerror=alert(1)>](/a)',
  '![<img onerror=alert(1)>](https://example.org/x.png)',
  '[a](/x "\\"onmouseover=alert(1)")',
  '[a]: https://example.org/"onclick="alert(1)\n\n[a]',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '[x](data:text/html,<script>alert(1)</script>)',
  '<https://example.org/?"onmouseover=alert(1)>',
  '[x](&#x6A;avascript:alert(1))',
  '> <video><source onerror=alert(1)>',
  '- <object data=x>',
  '[^1]: <embed src=x>',
] as const

const known =
  /^<(\/?(p|h[2-6]|a|em|strong|code|pre|table|thead|tbody|tr|th|td|div|ul|ol|li|blockquote|hr|br|del)\b(?![^>]* on\w+=)(?![^>]*href="(?!https?:|mailto:|\/|#))[^>]*)>$/

/** The tags of some HTML that our articles never contain. */
export const foreignTags = (html: string): string[] =>
  (html.match(/<\/?[a-z!][^>]*>/gi) ?? []).filter((tag) => !known.test(tag))

const pieces = [
  [
    '*',
    '**',
    '_',
    '`',
    '```\n',
    '~~',
    '> ',
    '- ',
    '1. ',
    '# ',
    '## ',
    '\n',
    '\n\n',
    '  ',
    '\t',
    '|',
  ],
  ['|-|\n', '[', '](', ')', '![', '<', '>', '&', '\\', 'a@b.c ', 'http://a', 'é', '\0', '\u202e'],
  [
    '\u{1F3CF}',
    'word ',
    '<!--',
    '&#x0;',
    '[^1]',
    '==\n',
    '--\n',
    '"',
    "'",
    '{}',
    '$',
    '- [ ] ',
    '***\n',
  ],
].flat()

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...pieces) },
  { weight: 2, arbitrary: fc.constantFrom(...harmfulMarkdown) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
)
const often = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(300, 4000) },
)

/** Texts of signs that mean something, repeated and mixed. */
export const hostileMarkdown: fc.Arbitrary<string> = fc
  .array(fc.tuple(piece, often), { maxLength: 40 })
  .map((parts) =>
    parts
      .map(([text, times]) => text.repeat(times))
      .join('')
      .slice(0, 100_000),
  )
