import { Link } from 'react-router'
import { usePermissions } from '#shared/use-permissions.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/marketing.ts'

const linkTo = (address: string) => (text: string) => (
  <Link key={address} className="pv-link" to={address}>
    {text}
  </Link>
)

/** Tells operators that the site has no address for replies, and where messages are; others see nothing. */
export function NoReplyAddress({ className }: { readonly className: string | undefined }) {
  const { auth } = useClientState()
  const told = usePermissions(auth.token !== null)
  if (auth.token === null || told?.ok !== true || !told.data.data.operator) return null
  return (
    <p className={className}>
      {t.noReplyAddress({ outbox: linkTo('/operator/outbox'), site: linkTo('/operator/site') })}
    </p>
  )
}
