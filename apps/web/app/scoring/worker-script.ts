/**
 * The service worker of the pad. It keeps one page, that of any match, with every file that the page names
 * and those that the pad loads only when somebody needs them, and shows it at once, network or not; a newer
 * one is fetched meanwhile, whole or not at all, for the next time. Asked as a stranger: the kept page holds
 * nothing of the account or the match. Its Content-Security-Policy is kept with it.
 */
export const scoreWorker = `const SHELL = '/score/shell'
const CACHE = 'score'

async function keep() {
  const page = await fetch(SHELL, { credentials: 'omit', cache: 'no-store' })
  if (!page.ok || page.redirected) throw new Error('The page answered ' + page.status + '.')
  const text = await page.clone().text()
  const files = [...new Set(text.match(/\\/assets\\/[\\w.-]+/g))]
  await keepFiles(files)
  await keepLater(files)
  await (await caches.open(CACHE)).put(SHELL, page)
}

async function keepLater(files) {
  const known = new Set(files)
  let texts = files.filter((file) => /^\\/assets\\/score-page-.*\\.js$/.test(file))
  while (texts.length > 0) {
    const read = await Promise.all(texts.map(async (file) => (await caches.match(file)).text()))
    const named = read.flatMap((text) => text.match(/[\\w.-]+-[\\w-]{8}\\.(?:js|css)\\b/g) ?? [])
    const later = [...new Set(named.map((name) => '/assets/' + name))].filter((file) => !known.has(file))
    await keepFiles(later)
    for (const file of later) known.add(file)
    texts = later.filter((file) => file.endsWith('.js'))
  }
}

async function keepFiles(files) {
  const cache = await caches.open(CACHE)
  const missing = []
  for (const file of files) if (!(await cache.match(file))) missing.push(file)
  const answers = await Promise.all(missing.map((file) => fetch(file)))
  if (answers.some((answer) => !answer.ok)) throw new Error('Some files did not come.')
  await Promise.all(answers.map((answer, at) => cache.put(missing[at], answer)))
}

addEventListener('install', (event) => event.waitUntil(keep().then(() => skipWaiting())))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    event.respondWith(caches.match(SHELL).then((kept) => kept ?? fetch(request)))
    event.waitUntil(keep().catch(() => undefined))
  } else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})

async function file(request) {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone())
  return answer
}
`
