/** The style sheets of a build by the address that pages name them with. */
export type Sheets = ReadonlyMap<string, string>

const sheetLink = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="([^"#]+)(#?)"[^>]*\/>/g
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const startScript = /(<script[^>]*\stype="module"[^>]*>)([^]*?)(<\/script>)/
const moduleImport = /^import \* as (\w+) from (".+");$/gm

/**
 * Reorders a page's HTML so that it is painted sooner: styles are inlined, and scripts are loaded only
 * after the first paint.
 */
export const orderPage = (html: string, sheets: Sheets): string =>
  scriptsLast(stylesInside(html, sheets))

/**
 * Inlines each style sheet after its link, in the original order. The links stay, disabled, because the
 * site's scripts look for them and would otherwise fetch them again.
 */
function stylesInside(html: string, sheets: Sheets): string {
  return html.replaceAll(sheetLink, (link, address: string, hash: string) => {
    const text = sheets.get(address)
    return text === undefined ? link : unfetched(link, hash, address) + styleOf(text)
  })
}

/** The framework appends # to sheets that several pages share; scripts look for them without it. */
const unfetched = (link: string, hash: string, address: string) => {
  const own = link.replace(/\/>$/, ` ${off}/>`)
  return hash === '' ? own : `${own}<link rel="stylesheet" href="${address}" ${off}/>`
}

/** With a precedence, so that React does not treat it as a `<style>` of a component. */
const styleOf = (text: string) => `<style data-precedence="page">${text}</style>`

/** Disabled, and with a media query that never matches, so that the preload scanner ignores it too. */
const off = 'media="not all" disabled=""'

/** Waits for the first paint, 400 ms at most, since a window behind others may not paint at all. */
const painted =
  'await new Promise((go)=>document.hidden?go():(requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,400)));'

const preload =
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));"

function scriptsLast(html: string): string {
  const named = [...html.matchAll(preloadLink)].map(([, address]) => address)
  const preloads = `for(const href of ${JSON.stringify(named)})${preload}`
  return html
    .replaceAll(preloadLink, '')
    .replace(startScript, (...[, open, script = '', close]: string[]) =>
      [open, painted, preloads, importing(script), close].join(''),
    )
}

/** Rewrites the script that starts the site, so that its modules are fetched only when it runs. */
function importing(script: string): string {
  const modules = [...script.matchAll(moduleImport)]
  const names = modules.map(([, name]) => name).join()
  const imports = modules.map(([, , address]) => `import(${address})`).join()
  const rest = script.replaceAll(moduleImport, '').replace(/^[;\s]+/, '')
  return `const [${names}]=await Promise.all([${imports}]);${rest}`
}
