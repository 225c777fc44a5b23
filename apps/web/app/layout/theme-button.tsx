import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { switchTheme } from '#theme.ts'
import * as t from '#texts/common.ts'
import styles from './theme-button.module.css'

/** Both icons are in the page and CSS shows one, so the server need not know the theme. */
export function ThemeButton({ className }: { readonly className?: string | undefined }) {
  return (
    <button
      type="button"
      className={classes(styles.button, className)}
      aria-label={t.switchBetweenLightAndDark}
      onClick={switchTheme}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}
