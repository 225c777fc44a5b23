import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export type ReceivedEmail = { readonly from: string; readonly to: string; readonly source: string }

/** A mail server on this machine that cannot encrypt, and what it was given. */
export async function startMailServer(host = '127.0.0.1') {
  const received: ReceivedEmail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address).join(), source })
        done()
      })
    },
  })
  server.listen(0, host)
  if (!server.server.listening) await once(server.server, 'listening')
  afterAll(() => server.close())
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { received, url: `smtp://${host}:${port}` }
}
