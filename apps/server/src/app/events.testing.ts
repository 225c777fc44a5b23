import type { AppContext } from '#app-context.ts'
import { dispatchDue } from '#events/events.testing.ts'
import { registerListeners } from '#events/register-listeners.ts'
import { slices } from './slices.ts'

/** Lets the listeners of all slices handle what has happened, as the running server does by itself. */
export async function handleEvents(app: AppContext): Promise<void> {
  const listeners = slices.flatMap(({ listeners: of = [] }) => of)
  await registerListeners(app, listeners)
  await dispatchDue(app, listeners)
}
