import { alwaysEmailed } from '@pavilion/contract/notifications/always-emailed.ts'
import type { NoticeSettings } from '@pavilion/contract/notifications/setting-calls.ts'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import * as t from '#texts/notifications.ts'
import { kindNames } from './kinds.ts'
import styles from './settings.module.css'

type Kinds = NoticeSettings['kinds']

const channels = [
  { key: 'page', name: t.onTheSite },
  { key: 'push', name: t.inTheBrowser },
  { key: 'email', name: t.byEmail },
] as const

type KindsTableProps = { readonly kinds: Kinds; readonly onChange: (kinds: Kinds) => void }

/** Each kind of notification with a box for each way to be told. */
export function KindsTable({ kinds, onChange }: KindsTableProps) {
  return (
    <table className={styles.kinds}>
      <caption className="pv-hidden">{t.whatYouAreToldOf}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="pv-hidden">{t.kind}</span>
          </th>
          {channels.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((row) => (
          <tr key={row.kind}>
            <th scope="row">{kindNames[row.kind]}</th>
            {channels.map(({ key, name }) => (
              <td key={key}>
                {key === 'email' && alwaysEmailed.includes(row.kind) ? (
                  <span className={styles.always}>{t.always}</span>
                ) : (
                  <Box
                    label={t.kindByChannel({ kind: kindNames[row.kind], channel: name })}
                    checked={row[key]}
                    onChange={(checked) =>
                      onChange(
                        kinds.map((one) =>
                          one.kind === row.kind ? { ...one, [key]: checked } : one,
                        ),
                      )
                    }
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type BoxProps = {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Box = ({ label, checked, onChange }: BoxProps) => (
  <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
    <span className="pv-hidden">{label}</span>
  </Checkbox>
)
