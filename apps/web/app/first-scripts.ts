import { earlyPressesScript } from './early-presses.ts'
import { themeScript } from './theme.ts'

/** They have run when a browser draws. */
export const firstScripts = `${themeScript};${earlyPressesScript}`
