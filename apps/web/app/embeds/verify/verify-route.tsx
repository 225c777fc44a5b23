import * as t from '#texts/embeds.ts'
import type { Route } from './+types/verify-route.ts'
import { embedPage } from '../embed-page.tsx'
// Its text, see inlined-script.config.ts.
// oxlint-disable-next-line import/default
import script from './verify-script.ts?inlined'
import styles from './verify.css?inline'

/**
 * Checks the exported log of a match in the browser. The page is one file, which goes on working without a network,
 * also as a saved copy: nobody has to trust this site’s answer.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  return embedPage(
    { context, request },
    { title: t.checkLog, styles, script, children: <Checker /> },
  )
}

const Checker = () => (
  <>
    <h1>{t.checkLog}</h1>
    <p>{t.howLogsAreChecked}</p>
    <form hidden>
      <label>
        {t.logFile}
        <input type="file" accept=".json,application/json" />
      </label>
      <label>
        {t.notedHash}
        <input name="head" autoComplete="off" spellCheck={false} maxLength={80} />
        <small>{t.whyNotedHash}</small>
      </label>
    </form>
    <noscript>
      <p>{t.checkWithCommand}</p>
    </noscript>
    <output aria-live="polite" />
    <p>
      <a href="/verify-log" download="verify-log.html">
        {t.savePage}
      </a>
    </p>
  </>
)
