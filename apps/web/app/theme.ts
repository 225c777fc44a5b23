const key = 'theme'

/** Runs before first paint: the stored choice, else what the system prefers. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${key}')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`

/** Turns day into night or back, and remembers it on this device where it may. */
export function switchTheme(): void {
  const page = document.documentElement
  const theme = page.dataset['theme'] === 'dark' ? 'light' : 'dark'
  page.dataset['theme'] = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
