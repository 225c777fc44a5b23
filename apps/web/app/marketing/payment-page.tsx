import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Link } from 'react-router'
import type { Route } from './+types/payment-page.ts'
import { headOf, shellOf } from '#shared/head.ts'
import { pathOf } from './path-of.ts'
import styles from './payment-page.module.css'

const ends = {
  success: {
    title: 'No payment to show',
    text: 'A booking slip or a ticket stands here once it has been paid. You came without an order, and nothing is on sale on this site yet: no payment has been taken.',
  },
  cancelled: {
    title: 'Nothing was paid',
    text: 'You came without an order. Nothing is on sale on this site yet, so nothing was ordered, held or charged.',
  },
}

export const loader = ({ request }: Route.LoaderArgs) => {
  const path = pathOf(request)
  return { path, ...(path.endsWith('success') ? ends.success : ends.cancelled) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { title, text, path } = loaderData
  return [
    ...headOf(shellOf(matches), { title, description: text, keywords: ['payment'], path }),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function PaymentPage({ loaderData: { title, text } }: Route.ComponentProps) {
  return (
    <div className={classes('pv-page', styles.page)}>
      <section className={classes('pv-board', styles.slip)}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p>{text}</p>
        </div>
        <div className={styles.stub}>
          <Icon name="ticket" size={40} />
          <span className="pv-board-caption">No order</span>
        </div>
      </section>
      <div className={styles.actions}>
        <Link className={buttonClasses({})} to="/match-central/grounds">
          See the grounds
        </Link>
        <Link className={buttonClasses({ variant: 'outline' })} to="/contact-us">
          Contact us
        </Link>
      </div>
      <p className="pv-muted">
        If money has left your account for something here, write to us with the day and the amount.
      </p>
    </div>
  )
}
