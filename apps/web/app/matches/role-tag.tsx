import type { RoleMark } from './role-marks.ts'

/** "(c)" behind a name, read aloud as "captain". */
export function RoleTag({ role }: { readonly role: RoleMark | undefined }) {
  if (role === undefined) return null
  return (
    <>
      {' '}
      <abbr className="pv-muted" title={role.words}>
        {role.mark}
      </abbr>
    </>
  )
}
