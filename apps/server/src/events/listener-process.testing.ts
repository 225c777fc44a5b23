// A process that handles events of the database in argv[2], for tests that stop it or run several:
//   work    handles what is due until its input ends, saying "handled ID" after each commit
//   hang    handles one event, says "handled", and never comes to note it
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { sql } from 'kysely'
import { readConfig } from '#config.ts'
import { connect } from '#db/connect.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import { bellRung } from './events.testing.ts'
import { type Listener, when } from './listener.ts'
import { startEvents } from './start-events.ts'

const [url = '', mode = '', file = ''] = process.argv.slice(2)
const app = createAppContext(readConfig({ LOG_LEVEL: 'silent' }), connect(url, { max: 4 }))

const listener: Listener = {
  name: 'child',
  from: 'beginning',
  on: [
    when(bellRung, async ({ db }, { thingId, data }) => {
      await sql`insert into heard values (${process.pid}, ${thingId}, ${data.time})`.execute(db)
      appendFileSync(file, `${thingId} ${data.time}\n`)
      if (mode !== 'hang') return
      process.stdout.write('handled\n')
      await once(process.stdin, 'end')
    }),
  ],
}

const stop = await startEvents(app, [listener])
process.stdout.write('ready\n')
process.stdin.resume()
await once(process.stdin, 'end')
await stop()
app.live.close()
await app.pool.end()
