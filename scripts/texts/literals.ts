import { parseSync, Visitor } from 'oxc-parser'
import type { Expression, JSXChild, JSXEmptyExpression } from 'oxc-parser'

/** A text that should be in a catalogue. */
export type Literal = { readonly line: number; readonly text: string }

/** Attributes that hold names, addresses and measures, never text. */
const CODE_ATTRIBUTES = new Set(
  'as className color d encType fill form href htmlFor icon id inputMode key kind lang locale look method modal path period points rel role size src stroke style target to tone transform type value variant viewBox width'.split(
    ' ',
  ),
)

/** Names of other people's products, keys, and words of the contract and of JSON-LD. */
const NAMES = new Set(
  'Android Chrome Cricsheet Edge Facebook Firefox Google Instagram Linux Mac Opera Safari Windows'
    .split(' ')
    .concat('App Store', 'Google Play', 'Mac OS X', 'Samsung Internet')
    .concat('Article', 'Bearer', 'Control', 'Cricket', 'Ctrl', 'Extras', 'Success'),
)

/**
 * What the engine's facts say in several words. Only the slice `scoring` writes them; as attributes of elements,
 * in templates and between tags they are texts for people there as well.
 */
const FACTS = new Set(
  [
    'run out, caught and bowled, hit wicket, obstructing the field, hit the ball twice, timed out',
    'retired out, retired hurt, retired not out, not out, all out, no result, strike out, struck down',
  ].flatMap((line) => line.split(', ')),
)
const RECORDS_FACTS = /^apps\/web\/app\/scoring\//

type Span = { readonly start: number; readonly end: number }

/**
 * The texts for people in a source file: what stands between tags, and strings that begin like a sentence or
 * have several words. Messages of thrown errors are for developers and do not count.
 */
export function literalsOf(file: string, source: string): Literal[] {
  const { program } = parseSync(file, source)
  const found: (Span & { readonly text: string })[] = []
  const code: Span[] = []
  const note = (node: Span, text: string, isText: boolean) => {
    if (isText) found.push({ start: node.start, end: node.end, text: text.trim() })
  }
  const shown = new Set<number>()
  const isFact = ({ start }: Span, text: string) =>
    FACTS.has(text) && RECORDS_FACTS.test(file) && !shown.has(start)
  new Visitor({
    JSXText: (node) => note(node, node.value, hasWords(node.value)),
    Literal: (node) => {
      if (typeof node.value !== 'string') return
      note(node, node.value, readsAsText(node.value) && !isFact(node, node.value))
    },
    TemplateElement: (node) => {
      const text = node.value.cooked ?? ''
      note(node, text, readsAsText(text))
    },
    JSXElement: ({ children }) => {
      for (const { node, text } of children.flatMap(shownIn)) note(node, text, isWord(text))
    },
    JSXAttribute: (node) => {
      if (node.value?.type === 'Literal') shown.add(node.value.start)
      if (node.name.type === 'JSXIdentifier' && CODE_ATTRIBUTES.has(node.name.name)) code.push(node)
    },
    Property: (node) => {
      // Names in JSON-LD, as `'@type': 'Organization'`, and other keys.
      if (node.key.type !== 'Identifier') code.push(isJsonLd(node.key) ? node : node.key)
      else if (CODE_ATTRIBUTES.has(node.key.name) && node.value.type !== 'ArrowFunctionExpression')
        code.push(node)
    },
    ImportDeclaration: (node) => code.push(node),
    TaggedTemplateExpression: (node) => code.push(node),
    TSLiteralType: (node) => code.push(node),
    BinaryExpression: (node) => {
      if (node.operator !== '+') code.push(node)
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && /Error$|^RegExp$/.test(node.callee.name))
        code.push(node)
    },
  }).visit(program)
  const isCode = ({ start, end }: Span) =>
    code.some((span) => span.start <= start && end <= span.end)
  return found
    .filter((span) => !isCode(span))
    .map(({ start, text }) => ({ line: source.slice(0, start).split('\n').length, text }))
}

const shownIn = (child: JSXChild) =>
  child.type === 'JSXExpressionContainer' ? shownBy(child.expression) : []

/** What does not read as a text, and is one between tags; addresses are none. */
const isWord = (text: string): boolean =>
  hasWords(text) && !readsAsText(text) && !text.startsWith('/')

/** The strings that an expression between tags may come to. */
function shownBy(node: Expression | JSXEmptyExpression): { node: Span; text: string }[] {
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? [{ node, text: node.value }] : []
  if (node.type === 'ConditionalExpression') {
    return [...shownBy(node.consequent), ...shownBy(node.alternate)]
  }
  if (node.type === 'LogicalExpression') return shownBy(node.right)
  if (node.type !== 'TemplateLiteral') return []
  return node.quasis.map((quasi) => ({ node: quasi, text: quasi.value.cooked ?? '' }))
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

const isJsonLd = (key: { readonly type: string; readonly value?: unknown }): boolean =>
  key.type === 'Literal' && String(key.value).startsWith('@')

/** "Pay now", "Pay", " over"; not "month", "/cart", "pv-page", "(max-width: 45em)", "ArrowDown". */
const readsAsText = (text: string): boolean =>
  !NAMES.has(text.trim()) &&
  (/^\p{Lu}\p{Ll}+(?:[ .,:!?…]|$)/u.test(text.trim()) ||
    /(?:^|[^@\p{L}/(-])\p{Ll}{2,} \p{Ll}{2,}(?:[ .,:!?…]|$)/u.test(text))
