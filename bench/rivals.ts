import { once } from 'node:events'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { linesOf, nextLine, startChild, stopChild } from './processes.ts'

/** A server that answers every request with one file, in one process. */
export type Rival = {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

type Served = { readonly file: string; readonly type: string }

export async function startNode({ file, type }: Served): Promise<Rival> {
  const program = path.join(import.meta.dirname, 'http-server.ts')
  const child = startChild(process.execPath, program, file, type)
  const port = await nextLine(linesOf(child.stdout))
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => stopChild(child) }
}

/** Undefined where nginx is not installed. */
export async function startNginx({ file, type }: Served): Promise<Rival | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined
  const port = await freePort()
  const settings = `${file}.nginx.conf`
  writeFileSync(settings, configOf({ file, type }, port))
  const child = startChild('nginx', '-e', 'stderr', '-c', settings)
  const url = `http://127.0.0.1:${port}/${path.basename(file)}`
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('nginx ended before it answered.')
    await pause(20)
  }
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) }
}

/** As it serves static files best: from memory, without a log, on connections that last. */
const configOf = ({ file, type }: Served, port: number) => `
daemon off;
master_process off;
pid ${file}.nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 1000000000;
  default_type '${type}';
  server { listen 127.0.0.1:${port}; root ${path.dirname(file)}; }
}
`

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
