import type { AppContext } from '#app-context.ts'
import { dispatchDue } from '#events/events.testing.ts'
import { registerListeners } from '#events/register-listeners.ts'
import { listeners } from './listeners.ts'

/** Lets the listeners of all slices handle what has happened, as the running server does by itself. */
export async function handleEvents(app: AppContext): Promise<void> {
  await registerListeners(app, listeners)
  await dispatchDue(app, listeners)
}
