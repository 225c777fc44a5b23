import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import type { Role } from './manage-calls.ts'
import styles from './manage.module.css'
import { memberRoleWord } from '#shared/labels.ts'
import { roleAbout } from './role-text.ts'
import * as t from '#texts/organisations.ts'

type RoleChoicesProps = {
  /** The roles that may be given. */
  readonly among: readonly Role[]
  readonly chosen: readonly Role[]
  readonly onChange: (roles: readonly Role[]) => void
}

export function RoleChoices({ among, chosen, onChange }: RoleChoicesProps) {
  return (
    <fieldset className={styles.roles}>
      <legend>{t.roles}</legend>
      {among.map((role) => (
        <Checkbox
          key={role}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))
          }
        >
          {memberRoleWord(role)}
          <small>{roleAbout[role]}</small>
        </Checkbox>
      ))}
    </fieldset>
  )
}
