import { callingCodeOf } from '#access/phone.ts'
import type { AppContext } from '#app-context.ts'
import type { Try } from '#security/limits.ts'
import { limits } from './limits.ts'

const QUARTER = 4

/** One number of text messages for everybody, and one for each calling code, which fraud likes to choose. */
export function smsBudget({ config }: AppContext, phone: string): readonly Try[] {
  const { all, country } = config.protection.smsPerHour
  return [
    [{ ...limits.smsByCountry, most: country }, callingCodeOf(phone)],
    [{ ...limits.smsByAll, most: all }, 'all'],
  ]
}

/** The same for messages that people have sent to each other, which may use up a quarter of it. */
export function smsBudgetOfInvitations(app: AppContext, phone: string): readonly Try[] {
  const { all, country } = app.config.protection.smsPerHour
  const most = (number: number) => Math.ceil(number / QUARTER)
  return [
    [{ ...limits.inviteByCountry, most: most(country) }, callingCodeOf(phone)],
    [{ ...limits.inviteByAll, most: most(all) }, 'all'],
    ...smsBudget(app, phone),
  ]
}
