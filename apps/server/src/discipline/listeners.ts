import type { Sanction } from '@pavilion/contract/discipline/discipline-fields.ts'
import { type Listener, when } from '#events/listener.ts'
import { counted } from '#http/answer.ts'
import { emailPeople } from '#tournaments/tournaments.ts'
import { sanctionOf } from './cases.queries.ts'
import { caseChanged } from './discipline-events.ts'
import { findTold } from './recipients.queries.ts'

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
        await emailPeople(using, {
          to: to[state],
          by,
          subject,
          text: `${match}\n\n${texts[state]}`,
        })
      }),
    ],
  },
]
