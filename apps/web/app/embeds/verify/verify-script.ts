import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { verifyLog } from '@pavilion/cricket/chain/verify-log.ts'
import * as t from '#texts/embeds.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** In script: a page that was opened from a disk or over plain HTTP may not have the browser’s own. */
const sha256OfText = (text: string) => bytesToHex(sha256(new TextEncoder().encode(text)))

const MOST_BYTES = 64 * 1024 * 1024

/** The file as JSON; undefined when it is none. */
async function read(file: File): Promise<unknown> {
  if (file.size > MOST_BYTES) return undefined
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

function listOf(lines: readonly string[]): HTMLElement {
  const list = document.createElement('ul')
  for (const line of lines)
    list.append(Object.assign(document.createElement('li'), { textContent: line }))
  return list
}

/** Texts of a file are put in as text only. */
function show(place: Element, { kind, title, lines }: Outcome): void {
  const heading = Object.assign(document.createElement('h2'), { textContent: title })
  place.className = kind
  place.replaceChildren(heading, ...(lines.length > 0 ? [listOf(lines)] : []))
}

async function check(place: Element, file: File, head: string): Promise<void> {
  show(place, { kind: 'busy', title: t.checking, lines: [] })
  const content = await read(file)
  const noted = head.trim().toLowerCase()
  const verified = verifyLog(content, sha256OfText, noted === '' ? undefined : noted)
  show(place, outcomeOf(verified))
}

function start(): void {
  const form = document.querySelector('form')
  const file = form?.querySelector<HTMLInputElement>('[type=file]')
  const head = form?.querySelector<HTMLInputElement>('[name=head]')
  const place = document.querySelector('output')
  if (!form || !file || !head || !place) return
  const again = () => {
    const [chosen] = file.files ?? []
    if (chosen !== undefined) void check(place, chosen, head.value)
  }
  form.addEventListener('change', again)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    again()
  })
  // A saved copy has nothing to be saved from.
  if (location.protocol === 'file:') document.querySelector('[download]')?.remove()
  form.hidden = false
}

start()
