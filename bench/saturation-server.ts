import { playInMemory } from './play-in-memory.ts'
import { serveWorld } from './world-server.ts'

// The whole server with a match that gets an event every 20 ms: `node saturation-server.ts FOLDER` prints its origin.
const live = playInMemory()
console.log((await serveWorld(process.argv[2] ?? '', (app) => ({ ...app, live }))).origin)
