import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { switchTheme } from '#theme.ts'
import styles from './theme-button.module.css'

/** Both pictures are in the page; the theme decides which is seen, so the server need not know it. */
export function ThemeButton({ className }: { readonly className?: string | undefined }) {
  return (
    <button
      type="button"
      className={classes(styles.button, className)}
      aria-label="Switch between day and night"
      onClick={switchTheme}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}
