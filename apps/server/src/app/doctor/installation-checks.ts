import { countOperators } from '#access/operators.ts'
import { countOpenOperators } from '#accounts/second-factor/second-factor.queries.ts'
import { lastBackup } from '#app/backup/write-backup.ts'
import type { Config } from '#config.ts'
import { isLocalOrigin } from '#http/local-origin.ts'
import type { AppContext } from '#app-context.ts'
import { findWeaknesses } from '#app/start/find-weaknesses.ts'

export type Check = {
  readonly isFine: boolean
  /** What is so, or what is lacking and the way out. */
  readonly says: string
}

/** What an installation on the internet needs, and whether it has it. */
export async function checkInstallation(app: AppContext): Promise<readonly Check[]> {
  const weaknesses = await findWeaknesses(app)
  const operators = await countOperators(app.db)
  const openOperators = await countOpenOperators(app.db)
  return [
    ...ofSettings(app.config),
    await ofBackups(app),
    weaknesses.length === 0
      ? { isFine: true, says: 'Nothing that is only for trying it out is switched on.' }
      : undefined,
    ...weaknesses.map(({ says }) => ({ isFine: false, says: `It would run with ${says}.` })),
    operators > 0
      ? { isFine: true, says: 'Somebody looks after the installation.' }
      : { isFine: false, says: 'Nobody is an operator (npm run db -- operator you@example.org).' },
    openOperators === 0
      ? { isFine: true, says: 'Every operator has two-step login on.' }
      : {
          isFine: false,
          says: `${openOperators} of the operators have no second factor, and their rights rest until they do (My Profile, Two-step login).`,
        },
  ].filter((check) => check !== undefined)
}

/** What the settings alone tell. */
export function ofSettings(config: Config): readonly Check[] {
  const { publicOrigin, trustedProxies, smtpUrl, smsGatewayUrl, metricsToken } = config
  const isSecure = publicOrigin?.startsWith('https://') === true
  return [
    isLocalOrigin(publicOrigin)
      ? { isFine: false, says: 'PUBLIC_ORIGIN does not say where people reach the site.' }
      : isSecure
        ? { isFine: true, says: `People reach the site at ${publicOrigin}.` }
        : { isFine: false, says: `${publicOrigin} is not encrypted: put TLS in front (https).` },
    trustedProxies > 0
      ? { isFine: true, says: `${trustedProxies} of the proxies in front are trusted.` }
      : {
          isFine: false,
          says: 'TRUST_PROXY is 0: behind a proxy all visitors share its address and its limits.',
        },
    smtpUrl === undefined
      ? { isFine: false, says: 'No mail server is configured (SMTP_URL).' }
      : { isFine: true, says: 'Email goes out through the mail server.' },
    smsGatewayUrl === undefined
      ? { isFine: false, says: 'No SMS gateway is configured (SMS_GATEWAY_URL).' }
      : { isFine: true, says: 'Codes go out through the SMS gateway.' },
    metricsToken === undefined
      ? { isFine: false, says: 'Metrics cannot be read from elsewhere (METRICS_TOKEN).' }
      : { isFine: true, says: 'Metrics are read with a token.' },
  ]
}

/** A night and the day after it, with some hours to spare. */
const LATE_MS = 30 * 3_600_000

/** Whether a backup is written every night, and whether one was. */
export async function ofBackups({
  config,
  now,
}: Pick<AppContext, 'config' | 'now'>): Promise<Check> {
  const { directory } = config.protection.backups
  if (directory === undefined) {
    return { isFine: false, says: 'No backup is written every night (BACKUP_DIR).' }
  }
  const last = await lastBackup(directory)
  if (last === undefined) return { isFine: false, says: `There is no backup in ${directory} yet.` }
  const says = `The last backup in ${directory} is of ${new Date(last).toISOString()}.`
  return { isFine: Date.parse(now()) - last < LATE_MS, says }
}
