import type { Sanction } from '@pavilion/contract/discipline/discipline-fields.ts'
import { type Handling, type Listener, when } from '#events/listener.ts'
import { counted } from '#http/answer.ts'
import { tell } from '#messages/messages.ts'
import { siteOf } from '#sites/sites.ts'
import { sanctionOf } from './cases.queries.ts'
import { caseChanged } from './discipline-events.ts'
import { findTold, type Reached } from './recipients.queries.ts'

/** No address of its own: the site that answers where no other does. */
const ANY_HOST = ''

type Email = {
  readonly to: readonly (Reached | null)[]
  /** Who did it, and is not told of it. */
  readonly by: string | null
  readonly subject: string
  readonly text: string
}

/** Emails everybody once, but whoever did it. */
async function email({ app, db }: Handling, { to, by, subject, text }: Email): Promise<void> {
  const { name, noReply } = await siteOf(app, ANY_HOST)
  const others = to.flatMap((one) => (one === null || one.accountId === by ? [] : [one.email]))
  for (const address of new Set(others)) {
    await tell(app, db, {
      channel: 'email',
      sender: noReply,
      to: address,
      isForgotWhenSent: true,
      subject: `${name}: ${subject}`,
      text,
    })
  }
}

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function sanctionText(sanction: Sanction | null): string {
  if (sanction?.kind === 'fine') return `is fined: ${sanction.fine}`
  if (sanction?.kind === 'matches')
    return `is suspended for ${counted(sanction.matches, 'match', 'matches')}`
  if (sanction?.kind === 'until') return `is suspended until ${dayText(sanction.until)}`
  return 'is reprimanded'
}

export const listeners: readonly Listener[] = [
  {
    name: 'email-about-discipline',
    from: 'now',
    on: [
      when(caseChanged, async (using, { accountId: by, data: { caseId, state } }) => {
        const told = await findTold(using.db, caseId)
        if (told === undefined || state === 'charged') return
        const { player, team, home, away, reporter, manager, organisers } = told
        const clause = told.clause === '' ? '' : `, clause ${told.clause}`
        const match = `${home} v ${away}`
        const texts = {
          reported: `${player} (${team}) was reported${clause}. Charge the player or dismiss the report.`,
          decided: `${player} (${team}) ${sanctionText(sanctionOf(told))}${clause}.\n\n${told.reason}`,
          dismissed: `The report of ${player} (${team}) was dismissed.\n\n${told.reason}`,
          'set-aside': `The decision about ${player} (${team}) was set aside.\n\n${told.setAsideFor}`,
        }
        const to = {
          reported: organisers,
          decided: [reporter, manager],
          dismissed: [reporter],
          'set-aside': [reporter, manager],
        }
        const subject = `${told.tournament}, ${match}`
        await email(using, { to: to[state], by, subject, text: `${match}\n\n${texts[state]}\n` })
      }),
    ],
  },
]
