/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Sheets } from './inline-critical-css.ts'

/** The style sheets of the client build that belongs to this server build; the two are side by side. */
export function readSheets(): Sheets {
  const folder = path.join(import.meta.dirname, '..', 'client', 'assets')
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
  )
}
