import { readFileSync } from 'node:fs'
import http from 'node:http'

/**
 * A bare `node:http` server: `node http-server.ts FILE TYPE` answers every request with a file and prints
 * its port.
 */
function serveFile(file: string, type: string): void {
  const bytes = readFileSync(file)
  const headers = { 'content-type': type, 'content-length': bytes.length }
  const server = http.createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    console.log(typeof address === 'object' && address ? address.port : 0)
  })
}

serveFile(process.argv[2] ?? '', process.argv[3] ?? 'text/plain')
