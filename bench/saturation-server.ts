import { playInMemory } from './play-in-memory.ts'
import { serveWorld } from './world-server.ts'

// The whole server with a match that gets an event every 20 ms: `node saturation-server.ts FOLDER` prints its origin
// and the password of the sample accounts.
const live = playInMemory()
console.log(JSON.stringify(await serveWorld(process.argv[2] ?? '', (app) => ({ ...app, live }))))
