import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/operator-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { own as ownTasks } from '#calls/tasks.ts'
import { useOwnPermissions } from '#shared/use-own-permissions.ts'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { send } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/operator.ts'
import { operatorHead } from './operator-head.ts'
import styles from './operator.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: t.operatorConsole,
    description: t.runThisInstallation,
    path: '/operator',
  })

/** The operator's tasks. Other visitors see the page of an unknown address. */
export default function OperatorPage() {
  const { answer, again } = useOwnPermissions()
  if (answer === undefined) return <Waiting />
  if (!answer.ok) {
    return (
      <div className={`pv-page ${styles.page}`}>
        <ErrorState level={1} action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {answer.message}
        </ErrorState>
      </div>
    )
  }
  const { data } = answer.data
  return data.operator ? <Console permissions={data} /> : <NotFound />
}

function Waiting() {
  return (
    <div className={`pv-page ${styles.page}`}>
      <Skeleton height="44px" />
      <Skeleton height="160px" />
    </div>
  )
}

const places = [
  {
    action: 'edit-site',
    to: '/operator/site',
    icon: 'quality',
    title: t.siteSettings,
    says: t.nameLookCountryCurrencyAddresses,
  },
  {
    action: 'edit-content',
    to: '/operator/content',
    icon: 'edit',
    title: t.content,
    says: t.writeScheduleAndPublishBlogs,
  },
  {
    action: 'merge-people',
    to: '/operator/people',
    icon: 'users',
    title: t.duplicatePeople,
    says: t.mergeAndDivide,
  },
  {
    action: 'manage-accounts',
    to: '/operator/accounts',
    icon: 'user',
    title: t.accounts,
    says: t.findAccountsSuspend,
  },
  {
    action: 'run-shop',
    to: '/operator/shop',
    icon: 'cart',
    title: t.shop,
    says: t.shopPlace,
  },
  {
    action: 'refund-orders',
    to: '/operator/refunds',
    icon: 'ticket',
    title: t.refunds,
    says: t.giveMoneyBack,
  },
  {
    action: 'manage-parked-events',
    to: '/operator/events',
    icon: 'alert',
    title: t.parkedEvents,
    says: t.seeWhichFollowUps,
  },
  {
    action: 'read-audit-log',
    to: '/operator/audit-log',
    icon: 'shield',
    title: t.auditLog,
    says: t.seeWhoDidWhat,
  },
  {
    action: 'read-outbox',
    to: '/operator/outbox',
    icon: 'mail',
    title: t.outbox,
    says: t.noMailServerOrSms,
  },
] as const

const showTasks = () => send(ownTasks)

/** How many people ask to run organisations, and the way to them; nothing while nobody does. */
function Claims() {
  const { answer, again } = useQueryAnswer({ key: ['own-tasks'], call: showTasks, keep: false })
  const tasks = answer?.ok ? answer.data.data : []
  const claims = tasks.filter(({ kind }) => kind === 'organisation-claim')
  const [first, second] = claims
  if (answer?.ok === false) {
    return (
      <li>
        <NotLoaded answer={answer} again={again} />
      </li>
    )
  }
  if (first === undefined) return null
  const all = claims.reduce((count, claim) => count + claim.count, 0)
  return (
    <li>
      <Link
        className={styles.place}
        to={second === undefined ? `/manage/organisations/${first.of.id}?tab=people` : '/manage'}
      >
        <Icon name="shield" size={24} />
        <b>{t.requestsToRun}</b>
        <span>{t.claimsWait({ count: all })}</span>
      </Link>
    </li>
  )
}

function Console({ permissions: { actions } }: { readonly permissions: Permissions }) {
  const open = places.filter(({ action }) => actions.includes(action))
  return (
    <div className={`pv-page ${styles.page}`}>
      <h1 className="pv-title">{t.operatorConsole}</h1>
      {open.length === 0 && <EmptyState>{t.nothingHereNeedsYou}</EmptyState>}
      <ul className={styles.places}>
        <Claims />
        {open.map(({ to, icon, title, says }) => (
          <li key={to}>
            <Link className={styles.place} to={to}>
              <Icon name={icon} size={24} />
              <b>{title}</b>
              <span>{says}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
