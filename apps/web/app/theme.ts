const key = 'theme'

/** Runs before the first paint: the stored theme, else the system's. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${key}')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`

/** Switches between light and dark, and stores the choice where possible. */
export function switchTheme(): void {
  const page = document.documentElement
  const theme = page.dataset['theme'] === 'dark' ? 'light' : 'dark'
  page.dataset['theme'] = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage may be blocked; then the choice lasts while the page does.
  }
}
