import type { NoticeSettings } from '@pavilion/contract/notifications/setting-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Select } from '@pavilion/kit/select.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { saveSettings } from '#calls/notifications.ts'
import { type Problems, problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/notifications.ts'
import { KindsTable } from './kinds-table.tsx'
import styles from './settings.module.css'

/** Suggested to whoever wants quiet hours. */
const NIGHT = { from: '22:30', until: '07:00' }
/** Suggested to whoever wants one email a day. */
const EVENING = '18:00'

type SettingsFormProps = { readonly saved: NoticeSettings; readonly onSaved: () => void }

/** Of what, how and when one is told. */
export function SettingsForm({ saved, onSaved }: SettingsFormProps) {
  const { typed: settings, change, busy, problems, onSubmit } = useForm(saved)
  const save = async () => {
    const answer = await send(saveSettings, settings)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (!answer.ok) return problemsByPath(answer.errors)
    onSaved()
    return undefined
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit(save)}>
      <Panel level={2} title={t.whatYouAreToldOf}>
        <KindsTable kinds={settings.kinds} onChange={(kinds) => change({ kinds })} />
      </Panel>
      <Panel level={2} title={t.when}>
        <Times settings={settings} problems={problems} change={change} />
      </Panel>
      <Button type="submit" busy={busy}>
        {t.save}
      </Button>
    </form>
  )
}

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))

type TimesProps = {
  readonly settings: NoticeSettings
  readonly problems: Problems
  readonly change: (part: Partial<NoticeSettings>) => void
}

function Times({ settings: { quiet, digestAt, timeZone }, problems, change }: TimesProps) {
  const isListed = zones.some(({ value }) => value === timeZone)
  return (
    <div className={styles.times}>
      <Checkbox
        checked={quiet !== null}
        onChange={({ target }) => change({ quiet: target.checked ? NIGHT : null })}
      >
        {t.quietHours}
      </Checkbox>
      <p className={styles.hint}>{t.quietHoursHelp}</p>
      {quiet !== null && (
        <div className={styles.pair}>
          <TextField
            type="time"
            label={t.quietFrom}
            value={quiet.from}
            error={problems['quiet.from']}
            onChange={({ target }) => change({ quiet: { ...quiet, from: target.value } })}
          />
          <TextField
            type="time"
            label={t.quietUntil}
            value={quiet.until}
            error={problems['quiet.until']}
            onChange={({ target }) => change({ quiet: { ...quiet, until: target.value } })}
          />
        </div>
      )}
      <Daily digestAt={digestAt} problems={problems} change={change} />
      <Select
        label={t.timeZone}
        choices={isListed ? zones : [{ value: timeZone, label: timeZone }, ...zones]}
        value={timeZone}
        error={problems['timeZone']}
        onChange={(zone) => change({ timeZone: zone })}
      />
    </div>
  )
}

type DailyProps = Pick<TimesProps, 'problems' | 'change'> & Pick<NoticeSettings, 'digestAt'>

const Daily = ({ digestAt, problems, change }: DailyProps) => (
  <>
    <Checkbox
      checked={digestAt !== null}
      onChange={({ target }) => change({ digestAt: target.checked ? EVENING : null })}
    >
      {t.oneEmailADay}
    </Checkbox>
    <p className={styles.hint}>{t.oneEmailADayHelp}</p>
    {digestAt !== null && (
      <div className={styles.pair}>
        <TextField
          type="time"
          label={t.emailAt}
          value={digestAt}
          error={problems['digestAt']}
          onChange={({ target }) => change({ digestAt: target.value })}
        />
      </div>
    )}
  </>
)
