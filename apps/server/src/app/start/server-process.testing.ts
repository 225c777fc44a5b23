import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '#config.ts'

export type ServerProcess = {
  readonly child: ChildProcess
  /** Its output so far, of both streams. */
  readonly output: () => string
  /** Resolves with the exit code; null after a signal. */
  readonly exit: Promise<number | null>
  /** Resolves with the origin once the server is ready; rejects with its output when it ends before. */
  readonly ready: Promise<string>
}

type Settings = {
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** The checkout to start from. */
  readonly cwd?: string
  /** The limit of open files. */
  readonly files?: number
  /** Whether it ends, and its data with it, when the thread or process that starts it does. */
  readonly endsWithStarter?: boolean
}

function readyOrigin(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const origin = /^Ready at (\S+) /m.exec(output())?.[1]
      if (origin !== undefined) resolve(origin)
    })
    child.once('close', () =>
      reject(new Error(`The server ended before it was ready:\n${output()}`)),
    )
  })
}

const withFewFiles = (files: number, words: readonly string[]) => [
  'sh',
  '-c',
  `ulimit -n ${files}; exec "$0" "$@"`,
  ...words,
]

/** Its standard input is closed when whoever started it ends. */
const untilInputEnds = (words: readonly string[]) => [
  'sh',
  '-c',
  '"$0" "$@" & server=$!; read -r _; kill "$server"; wait "$server"; rm -rf "$DATA_DIR"',
  ...words,
]

function commandOf({ args = [], files, endsWithStarter }: Settings): readonly string[] {
  const words = [process.execPath, path.join('apps', 'server', 'src', 'main.ts'), ...args]
  if (files !== undefined) return withFewFiles(files, words)
  return endsWithStarter === true ? untilInputEnds(words) : words
}

/** Starts the real server as `npm start` does after installing, on a free port unless PORT is given. */
export function startServerProcess(settings: Settings): ServerProcess {
  const { env, cwd = root, endsWithStarter = false } = settings
  const [program = '', ...rest] = commandOf(settings)
  const child = spawn(program, rest, {
    cwd,
    stdio: [endsWithStarter ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
  })
  let said = ''
  const output = () => said
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  const ready = readyOrigin(child, output)
  // Callers who only wait for the exit must not see an unhandled rejection.
  ready.catch(() => undefined)
  const exit = once(child, 'close').then(() => child.exitCode)
  return { child, output, exit, ready }
}
