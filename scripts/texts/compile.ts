import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Messages in ICU MessageFormat, by name. */
export type Catalogue = Readonly<Record<string, string>>

/** What a message asks for: its type, by the name of the argument. */
type Arguments = Map<string, string>

const NAME = /^[a-z][A-Za-z0-9]*$/
/** Plural categories of English; a number that nothing else matches is "other". */
const ENGLISH: Readonly<Record<string, (value: string) => string>> = {
  one: (value) => `${value} === 1`,
}

/**
 * The source of a module with the messages of one catalogue: a constant for a message without arguments, a
 * typed function for one with arguments. Tags become functions that are given what they enclose, and such a
 * message is a list for React.
 */
export function compile(catalogue: Catalogue, source: string): string {
  const lines = Object.entries(catalogue).map(([name, text]) => lineOf(name, text))
  const formatter = lines.some((line) => line.includes('$n('))
    ? ["import { printFigure as $n } from '@pavilion/contract/print-figure.ts'", '']
    : []
  return [`// Written by \`npm run texts\` from ${source}.`, ...formatter, ...lines, ''].join('\n')
}

function lineOf(name: string, text: string): string {
  if (!NAME.test(name)) throw new Error(`${name} is not a name in camelCase.`)
  const asked: Arguments = new Map()
  const nodes = parse(text)
  const isList = nodes.some(({ type }) => type === TYPE.tag)
  const body = isList ? listOf(nodes, asked) : textOf(nodes, asked)
  if (asked.size === 0) return `export const ${name} = ${body}`
  const types = [...asked].map(([key, type]) => `readonly ${key}: ${type}`).join('; ')
  const generic = isList ? '<T,>' : ''
  const answer = isList ? 'readonly (string | T)[]' : 'string'
  return `export const ${name} = ${generic}(a: { ${types} }): ${answer} => ${body}`
}

type Nodes = readonly MessageFormatElement[]

function listOf(nodes: Nodes, asked: Arguments): string {
  const parts = nodes.map((node) => {
    if (node.type !== TYPE.tag) return textOf([node], asked)
    asked.set(node.value, '(text: string) => T')
    return `a.${node.value}(${textOf(node.children, asked)})`
  })
  return `[${parts.join(', ')}]`
}

/** An expression for the text. `counted` is the number that "#" stands for. */
function textOf(nodes: Nodes, asked: Arguments, counted?: string): string {
  const parts = nodes.map((node) => partOf(node, asked, counted))
  const isText = parts.length === 0 || nodes[0]?.type !== TYPE.argument
  return isText ? parts.join(' + ') || "''" : ["''", ...parts].join(' + ')
}

function partOf(node: MessageFormatElement, asked: Arguments, counted?: string): string {
  if (node.type === TYPE.literal) return quoted(node.value)
  if (node.type === TYPE.pound) return `$n(${counted ?? '0'})`
  const given = `a.${node.value}`
  if (node.type === TYPE.argument) {
    asked.set(node.value, asked.get(node.value) ?? 'string | number')
    return given
  }
  if (node.type === TYPE.number) {
    asked.set(node.value, 'number')
    return `$n(${given})`
  }
  if (node.type === TYPE.select) {
    asked.set(node.value, Object.keys(node.options).map(typeOf).join(' | '))
    const isThis = (form: string) => `${given} === ${quoted(form)}`
    return choice(node.options, isThis, (nodes) => textOf(nodes, asked, counted))
  }
  if (node.type === TYPE.plural && node.pluralType === 'cardinal') {
    asked.set(node.value, 'number')
    const isThis = (form: string) => isForm(form, given)
    return choice(node.options, isThis, (nodes) => textOf(nodes, asked, given))
  }
  throw new Error(`No ordinals, dates, times or nested tags: ${JSON.stringify(node)}`)
}

/** A literal, or any text for the form that stands for all others. */
const typeOf = (form: string): string => (form === 'other' ? '(string & {})' : quoted(form))

function isForm(form: string, value: string): string {
  if (form.startsWith('=')) return `${value} === ${form.slice(1)}`
  const test = ENGLISH[form]
  if (test === undefined) throw new Error(`English has no plural form "${form}".`)
  return test(value)
}

type Options = Readonly<Record<string, { readonly value: Nodes }>>

function choice(
  options: Options,
  isThis: (form: string) => string,
  read: (nodes: Nodes) => string,
): string {
  const named = Object.entries(options).filter(([form]) => form !== 'other')
  const rest = read(options.other?.value ?? [])
  const chosen = named.reduceRight(
    (no, [form, { value }]) => `${isThis(form)} ? ${read(value)} : ${no}`,
    rest,
  )
  return `(${chosen})`
}

const quoted = (text: string): string => {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  return safe.includes("'") ? `"${safe.replaceAll('"', '\\"')}"` : `'${safe}'`
}
