import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { awaitInstallPrompt } from '#state/install-prompt.ts'

awaitInstallPrompt()

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

/** Registers the service worker, which shows our own page when there is no network. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
