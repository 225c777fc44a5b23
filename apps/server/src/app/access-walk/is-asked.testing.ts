import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#config.ts'
import type { Action } from '#access/access.ts'

const home = path.join(root, 'apps', 'server', 'src')

/** The server's sources that call `may`. */
const asking = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|testing)\.ts$|^access\//.test(file))
  .map((file) => readFileSync(path.join(home, file), 'utf8'))
  .filter((source) => source.includes('may('))

/** Whether the server asks about this action anywhere. */
export const isAsked = (action: Action): boolean =>
  asking.some((source) => source.includes(`'${action}'`))
