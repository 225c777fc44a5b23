import type { StandardHandlerOptions } from '@orpc/server/standard'
import type { CallContext } from './implement.ts'

type Interceptor = NonNullable<StandardHandlerOptions<CallContext>['rootInterceptors']>[number]

/** Files are answered to be saved: a browser never opens one on this origin. */
export const attach: Interceptor = async (call) => {
  const result = await call.next()
  if (!result.matched || !(result.response.body instanceof Blob)) return result
  const { response } = result
  const name = response.body instanceof File ? response.body.name : 'file'
  const headers = { ...response.headers, 'content-disposition': attachmentOf(name) }
  return { ...result, response: { ...response, headers } }
}

/** With the name in letters that every program reads, and as it is (RFC 6266). */
const attachmentOf = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
