import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { root } from '#config.ts'

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/** The host that our configuration is for. */
export const host = 'cricket.example.org'

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

type Places = {
  readonly folder: string
  readonly upstream: number
  readonly http: number
  readonly https: number
}

/** Our configuration on other ports, with a certificate of its own; nothing else of it is changed. */
function siteOf({ folder, upstream, http, https }: Places): string {
  const [key, certificate] = ['key.pem', 'cert.pem'].map((file) => path.join(folder, file))
  const words = `req -x509 -newkey rsa:2048 -nodes -subj /CN=${host} -keyout ${key} -out ${certificate}`
  execFileSync('openssl', words.split(' '), { stdio: 'ignore' })
  return readFileSync(path.join(root, 'ops/nginx.conf'), 'utf8')
    .replaceAll(/ *listen \[::\]:.*;\n/g, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
}

/** Debian's nginx with our configuration in front of a port, until the test file is done. */
export async function startNginx(upstream: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const [http, https] = [await freePort(), await freePort()]
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    [
      'daemon off; master_process off; events {}',
      `pid ${folder}/pid; error_log ${folder}/errors;`,
      `http { access_log ${folder}/access;`,
      ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
      siteOf({ folder, upstream, http, https }),
      '}',
    ].join('\n'),
  )
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  afterAll(async () => {
    nginx.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  while (!(await isOpen(https))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(`${folder}/errors`, 'utf8'))
    await pause(20)
  }
  return { http, https }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
