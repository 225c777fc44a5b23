#!/usr/bin/env node
// Starts Firefox for playwright-core and stands between them: one command of WebDriver BiDi that
// playwright-core gives to every page is not known to the Firefox of Debian yet, and is answered here. It
// chooses the colour scheme, which the journeys in Firefox leave as it is.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const program = '/usr/bin/firefox-esr'
const unknown = 'emulation.setMediaFeaturesOverride'

/**
 * playwright-core knows a download by its name or its navigation. Firefox gives it no name, and one that a script
 * begins has no navigation.
 * @param {string} message
 */
function namedDownload(message) {
  if (!message.includes('"browsingContext.download')) return message
  const { params, ...event } = JSON.parse(message)
  return JSON.stringify({ ...event, params: { download: params.url, ...params } })
}

/** @param {string} address */
async function relayTo(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (near, { url }) => {
    const far = new WebSocket(new URL(url ?? '', address))
    const opened = new Promise((resolve) => far.once('open', resolve))
    near.on('message', async (data) => {
      const { id, method } = JSON.parse(String(data))
      await opened
      if (method === unknown) near.send(JSON.stringify({ type: 'success', id, result: {} }))
      else far.send(String(data))
    })
    far.on('message', (data) => near.send(namedDownload(String(data))))
    // The tests have ended, however they did.
    near.on('close', () => firefox.kill())
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return server.address().port
}

const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? []
  const told = address && `WebDriver BiDi listening on ws://127.0.0.1:${await relayTo(address)}`
  process.stderr.write(`${told ?? line}\n`)
})
