import type { Whereabouts } from '@pavilion/contract/accounts/handshake.ts'
import type { Exchange } from '#http/request-context.ts'

/**
 * The specified answer about the visitor's location. We ship no geo database, so it contains the address
 * alone.
 */
export function answerInfoHealth({ context, response }: Exchange): void {
  const data: Whereabouts = {
    ip: context.address,
    city: '',
    region: '',
    country: '',
    loc: '',
    timezone: '',
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify({ status: 'Success', message: 'All is well', data }))
}
