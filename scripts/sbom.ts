// `npm run sbom`: a bill of materials of what the lock file installs without the tools, in CycloneDX 1.6.
// `npm sbom` leaves out packages that workspaces share.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')

type Entry = {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
}
type Lock = { readonly version: string; readonly packages: Readonly<Record<string, Entry>> }

const PLACE = 'node_modules/'

/** SHA-512 in hexadecimal digits, as the registry gives it in Base64. */
function hashesOf(integrity = ''): readonly object[] {
  const [, base64] = /sha512-(\S+)/.exec(integrity) ?? []
  if (base64 === undefined) return []
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }]
}

function component(name: string, { version = '', license, integrity, optional }: Entry) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional === true ? 'optional' : 'required',
    licenses: license === undefined ? [] : [{ expression: license }],
    hashes: hashesOf(integrity),
  }
}

/** Everything of a lock file but workspaces and what only development needs, once each. */
export function billOf({ version, packages }: Lock) {
  const parts = Object.entries(packages)
    .filter(([place, { link, dev }]) => place.includes(PLACE) && !link && !dev)
    .map(([place, entry]) => component(place.slice(place.lastIndexOf(PLACE) + PLACE.length), entry))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'pavilion', version } },
    components: [...new Map(parts.map((part) => [part.purl, part])).values()],
  }
}

export const readLock = (): Lock =>
  JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(billOf(readLock()), null, 2))
}
