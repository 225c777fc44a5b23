import { earlyClicksScript } from './click-replay.ts'
import { themeScript } from '#theme.ts'

/** They have run when a browser draws. */
export const firstScripts = `${themeScript};${earlyClicksScript}`
