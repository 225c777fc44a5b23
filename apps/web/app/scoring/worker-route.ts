import { scoreWorker } from './worker-script.ts'

export const loader = () =>
  new Response(scoreWorker, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
