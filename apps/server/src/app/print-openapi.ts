import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '#config.ts'
import { openApiDocument } from '#http/openapi.ts'

const file = path.join(root, 'docs', 'openapi.json')
await writeFile(file, `${JSON.stringify(await openApiDocument(), null, 2)}\n`)
console.log(`Written: ${path.relative(root, file)}`)
