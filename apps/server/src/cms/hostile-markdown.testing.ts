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
  /^<(\/?(p|h[2-6]|a|em|strong|code|pre|table|thead|tbody|tr|th|td|div|ul|ol|li|blockquote)\b(?![^>]* on\w+=)(?![^>]*href="(?!https?:|mailto:|\/|#))[^>]*)>$/

/** The tags of some HTML that our articles never contain. */
export const foreignTags = (html: string): string[] =>
  (html.match(/<\/?[a-z!][^>]*>/gi) ?? []).filter((tag) => !known.test(tag))
