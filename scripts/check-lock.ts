// npm leaves packages for other machines out of a lock file when it cannot find them, and then
// `npm ci` refuses that lock file. `node scripts/check-lock.ts [FILE]` says which are missing.
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Entry = {
  readonly version?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
type Packages = Readonly<Record<string, Entry>>

/** The places where Node would look for a package that the one at `place` asks for, nearest first. */
function lookups(place: string, wanted: string): string[] {
  const here = `${place && `${place}/`}node_modules/${wanted}`
  if (place === '') return [here]
  const above = place.lastIndexOf('/node_modules/')
  return [here, ...lookups(above < 0 ? '' : place.slice(0, above), wanted)]
}

const missingOf = (packages: Packages, [place, entry]: [string, Entry]): string[] =>
  Object.keys(entry.optionalDependencies ?? {}).filter(
    (wanted) => !lookups(place, wanted).some((at) => at in packages),
  )

const file = process.argv[2] ?? path.join(import.meta.dirname, '..', 'package-lock.json')
const lock: { readonly packages: Packages } = JSON.parse(readFileSync(file, 'utf8'))
for (const entry of Object.entries(lock.packages)) {
  const missing = missingOf(lock.packages, entry)
  if (missing.length === 0) continue
  const name = `${entry[0] || 'package.json'} ${entry[1].version ?? ''}`
  console.error(`${name} asks for packages that the lock file lacks: ${missing.join(', ')}`)
  process.exitCode = 1
}
