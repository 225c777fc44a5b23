// `npm run doctor`
import { CannotStart } from '#cannot-start.ts'
import { withConfigured } from '#app/db/with-configured.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import { checkInstallation } from './installation-checks.ts'

try {
  const checks = await withConfigured(async ({ config, ...connection }) => {
    const app = createAppContext(config, connection)
    const found = await checkInstallation(app)
    app.live.close()
    return found
  })
  for (const { isFine, says } of checks) console.log(`${isFine ? '✓' : '✗'} ${says}`)
  const lacking = checks.filter(({ isFine }) => !isFine).length
  console.log(lacking === 0 ? 'Nothing is lacking.' : `Lacking on the internet: ${lacking}.`)
  process.exitCode = lacking === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
