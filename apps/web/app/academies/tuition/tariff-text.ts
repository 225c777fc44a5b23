import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/academies.ts'
import type { OfferedTariff } from './tuition-calls.ts'

type Priced = Pick<OfferedTariff, 'kind' | 'name' | 'sessions' | 'dueDay'> & {
  readonly amount: MinorUnits
}

/** What a tariff costs, in words: "PKR 6,000 a month, due on day 5". */
export function tariffText(tariff: Priced, currency: Currency): string {
  const { kind, sessions, dueDay, amount } = tariff
  const price = shortMoney(amount, currency)
  if (kind === 'month') return t.priceOfMonth({ price, day: dueDay ?? 1 })
  return kind === 'pack'
    ? t.priceOfPack({ price, sessions: sessions ?? 0 })
    : t.priceOfTerm({ price })
}
