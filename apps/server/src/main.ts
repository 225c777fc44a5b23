import { configFromEnvironment, setMode } from '#config.ts'
import { CannotStart } from './cannot-start.ts'
import { readOptions } from '#app/start/options.ts'
import type { Running } from '#app/start/start.ts'
import { onShutdown } from './on-shutdown.ts'

const say = (sentence: string) => console.log(sentence)

function fail(error: unknown): never {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}

/** Undefined when the start was interrupted: the database then ends with this process. */
let running: Running | undefined

onShutdown((why) => {
  if (running === undefined) process.exit(1)
  say(`Stopping (${why}) …`)
  running.stop().then(() => {
    say('Stopped.')
    process.exit(0)
  }, fail)
})

try {
  const began = performance.now()
  const options = readOptions(process.argv.slice(2))
  const config = configFromEnvironment()
  setMode(options.dev ? 'development' : 'production')
  // Imported only now, because React reads the mode when it is loaded.
  const { start } = await import('#app/start/start.ts')
  running = await start(options, config, say)
  running.notes.forEach(say)
  say(`Ready at ${running.origin} after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
} catch (error) {
  fail(error)
}
