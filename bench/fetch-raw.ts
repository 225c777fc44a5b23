import http from 'node:http'

export type Answer = { readonly bytes: Buffer; readonly type: string }

/** The bytes of an answer as transferred, still compressed. */
export function fetchRaw(url: string, acceptEncoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      url,
      { headers: { 'accept-encoding': acceptEncoding } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const type = response.headers['content-type'] ?? 'text/plain'
          if (response.statusCode === 200) resolve({ bytes: Buffer.concat(chunks), type })
          else reject(new Error(`${url} answered ${response.statusCode}.`))
        })
      },
    )
    request.on('error', reject)
  })
}
