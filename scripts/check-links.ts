// Checks that every link from a document to a file of this repository exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'))
const LINK = /\]\(([^)\s]+)\)/g
const ELSEWHERE = /^([a-z]+:|#)/

function documents(): string[] {
  const here = readdirSync(root).filter((name) => name.endsWith('.md'))
  const docs = path.join(root, 'docs')
  const below = existsSync(docs) ? readdirSync(docs, { recursive: true, encoding: 'utf8' }) : []
  return [...here, ...below.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`)]
}

function deadLinks(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8')
  const targets = [...text.matchAll(LINK)].map(([, target = '']) => target)
  return targets
    .filter((target) => !ELSEWHERE.test(target))
    .map((target) => target.split('#')[0] ?? '')
    .filter((target) => !existsSync(path.resolve(root, path.dirname(document), target)))
}

for (const document of documents()) {
  for (const target of deadLinks(document)) {
    console.error(`${document} links to ${target}, which does not exist`)
    process.exitCode = 1
  }
}
