import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { OpenAPI } from '@orpc/openapi'
import { contentSecurityPolicy, everyAnswer } from './security-headers.ts'

type Call = {
  readonly method: string
  readonly path: string
  readonly operation: OpenAPI.OperationObject
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const text = (raw: string) => raw.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The one script of the page: sends a form and shows what comes back. */
const script = `
for (const form of document.forms) form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const fields = new FormData(form)
  const query = new URLSearchParams()
  let path = form.dataset.path
  for (const [name, value] of fields) {
    if (name === 'body' || value === '') continue
    if (path.includes('{' + name + '}')) path = path.replace('{' + name + '}', encodeURIComponent(value))
    else query.append(name, value)
  }
  const method = form.dataset.method
  const body = fields.get('body')
  const headers = body === null ? {} : { 'content-type': 'application/json' }
  const output = form.querySelector('output')
  output.hidden = false
  output.textContent = 'Asking…'
  try {
    const response = await fetch(path + (query.size ? '?' + query : ''), { method, headers, ...(body === null ? {} : { body }) })
    const answer = await response.text()
    output.textContent = response.status + ' ' + response.statusText + '\\n\\n' + pretty(answer)
  } catch {
    output.textContent = 'The server does not answer.'
  }
})
function pretty(answer) {
  try { return JSON.stringify(JSON.parse(answer), null, 2) } catch { return answer }
}
`

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .5rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere; padding: .25rem 0 }
summary b { display: inline-block; min-width: 3.5rem }
label { display: block; margin: .75rem 0 .25rem }
input, textarea { font: inherit; width: 100%; box-sizing: border-box; padding: .4rem }
textarea, output, code { font-family: ui-monospace, monospace; font-size: .875rem }
button { font: inherit; margin: .75rem 0; padding: .4rem 1.2rem }
output { display: block; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 30rem; overflow: auto }
`

function callsOf({ paths = {} }: OpenAPI.Document): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((name) => {
      const operation = item?.[name]
      return operation ? [{ method: name.toUpperCase(), path, operation }] : []
    }),
  )
}

function fieldsOf({ operation }: Call): string {
  const parameters = (operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []))
  const inputs = parameters.map(({ name, required, in: place }) => {
    const hint = `${place}${required === true ? ', needed' : ''}`
    return `<label>${text(name)} <small>(${hint})</small><input name="${text(name)}"${required === true ? ' required' : ''}></label>`
  })
  const body = operation.requestBody
    ? ['<label>Body <small>(JSON)</small><textarea name="body" rows="5">{}</textarea></label>']
    : []
  return [...inputs, ...body].join('')
}

function callHtml(call: Call): string {
  const { method, path, operation } = call
  return `<details><summary><b>${method}</b> <code>${text(path)}</code><br>${text(operation.summary ?? '')}</summary>
<form data-method="${method}" data-path="${text(path)}">${fieldsOf(call)}<button>Try it</button><output hidden></output></form></details>`
}

/** A page on which every call of the API can be read about and tried. It needs nothing from anywhere else. */
export function docsPage(document: OpenAPI.Document): (response: ServerResponse) => void {
  const calls = callsOf(document)
  const tags = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? 'Other'))]
  const sections = tags.map((tag) => {
    const its = calls.filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag)
    return `<h2>${text(tag)}</h2>${its.map(callHtml).join('')}`
  })
  const intro = `<p>${text(document.info.description ?? '')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '</p><p>')}</p>`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API</title><style>${style}</style><h1>API</h1>${intro}
<p>The whole of it for programs: <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}<script>${script}</script></html>`
  const hash = createHash('sha256').update(script).digest('base64')
  const headers = {
    ...everyAnswer,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy([`sha256-${hash}`], false),
  }
  return (response) => void response.writeHead(200, headers).end(html)
}
