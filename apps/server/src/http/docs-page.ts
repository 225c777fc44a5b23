import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { OpenAPI } from '@orpc/openapi'
import { z } from 'zod'
import { sampleOf } from './sample-body.ts'
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

/** The page's only script: sends a form and shows the answer. */
const script = `
for (const form of document.forms) form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const fields = new FormData(form)
  const query = new URLSearchParams()
  let path = form.dataset.path
  for (const [name, value] of fields) {
    if (name === 'body' || name === 'file' || value === '') continue
    if (path.includes('{' + name + '}')) path = path.replace('{' + name + '}', encodeURIComponent(value))
    else query.append(name, value)
  }
  const method = form.dataset.method
  const file = fields.get('file')
  const body = file ?? fields.get('body')
  const token = document.getElementById('token').value.trim()
  const headers = {
    ...(body === null ? {} : { 'content-type': file?.type || 'application/json' }),
    ...(token === '' ? {} : { authorization: 'Bearer ' + token }),
  }
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
  return [...inputs, bodyField(operation)].join('')
}

function bodyField({ requestBody }: OpenAPI.OperationObject): string {
  if (requestBody === undefined || !('content' in requestBody)) return ''
  const json = requestBody.content['application/json']
  if (json === undefined) {
    const types = text(Object.keys(requestBody.content).join(','))
    return `<label>Body <small>(a file)</small><input type="file" name="file" accept="${types}"></label>`
  }
  const sample = JSON.stringify(sampleOf(json.schema), null, 2)
  const rows = sample.split('\n').length + 1
  return `<label>Body <small>(${text(namesIn(json.schema))})</small><textarea name="body" rows="${rows}">${text(sample)}</textarea></label>`
}

const HasProperties = z.object({ properties: z.record(z.string(), z.unknown()) })

/** All fields of a body by name, because the sample has only those that it needs. */
function namesIn(schema: unknown): string {
  const { data } = HasProperties.safeParse(schema)
  return data ? `JSON: ${Object.keys(data.properties).join(', ')}` : 'JSON'
}

/** What may come back, by status. */
function answersOf({ responses = {} }: OpenAPI.OperationObject): string {
  const rows = Object.entries(responses).flatMap(([status, answer]) =>
    'description' in answer ? [`<li><b>${status}</b> ${text(answer.description ?? '')}</li>`] : [],
  )
  return `<ul>${rows.join('')}</ul>`
}

const tokenHint = (needs: OpenAPI.OperationObject['security'] = []) =>
  needs.every((one) => Object.keys(one).length > 0) ? ' <small>(with a token)</small>' : ''

function callHtml(call: Call): string {
  const { method, path, operation } = call
  const head = `<b>${method}</b> <code>${text(path)}</code>${tokenHint(operation.security)}`
  return `<details><summary>${head}<br>${text(operation.summary ?? '')}</summary>${answersOf(operation)}
<form data-method="${method}" data-path="${text(path)}">${fieldsOf(call)}<button>Try it</button><output hidden></output></form></details>`
}

/** A page to read about and try every call of the API. It loads nothing else. */
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
<title>API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style><h1>API</h1>${intro}
<p>The whole of it for programs: <a href="/api/openapi.json">openapi.json</a></p>
<label>Token <small>(sent with every call tried here: the access_token of a login, or its refresh_token to refresh)</small><input id="token" autocomplete="off" spellcheck="false"></label>${sections.join('')}<script>${script}</script></html>`
  const hash = createHash('sha256').update(script).digest('base64')
  const headers = {
    ...everyAnswer,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy([`sha256-${hash}`]),
  }
  return (response) => void response.writeHead(200, headers).end(html)
}
