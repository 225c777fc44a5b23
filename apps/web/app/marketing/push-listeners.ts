/**
 * The part of the service worker that shows what the server pushes, whether or not a page is open, and opens
 * the page about it. What is pushed again replaces what was shown.
 */
export const pushListeners = String.raw`
addEventListener('push', (event) => {
  const { id, title, body, path } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, tag: id, data: { path } }))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(new URL(event.notification.data.path, location.origin).href))
})
async function show(address) {
  const pages = await clients.matchAll({ type: 'window' })
  const open = pages.find((page) => page.url === address)
  return open === undefined ? clients.openWindow(address) : open.focus()
}
`
