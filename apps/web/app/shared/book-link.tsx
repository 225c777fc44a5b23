import type { GroundSummary } from '@pavilion/contract/ground-calls.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { groundAddress } from './addresses.ts'

/** Leads to the slots of a ground, if it is for hire. */
export function BookLink({ ground }: { readonly ground: GroundSummary }) {
  if (!ground.isBookable) return null
  return (
    <Link className={buttonClasses({ variant: 'quiet' })} to={groundAddress(ground)}>
      Book<span className="pv-hidden"> {ground.name}</span>
    </Link>
  )
}
