import { Link } from 'react-router'
import { organisationAddress } from '#shared/addresses.ts'
import type { Organisation } from './affiliation-calls.ts'

const CITED = /(clause [1-9]\d*(?:\.\d+)*[a-z]?)(?![\w])/i

type ReasonTextProps = { readonly reason: string; readonly association: Organisation }

/** Why something was declined: "clause 4.2" leads to the clause in the association's handbook. */
export function ReasonText({ reason, association }: ReasonTextProps) {
  return reason.split(CITED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Link
        // A clause may be cited twice, and nothing is ever moved.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className="pv-link"
        to={`${organisationAddress(association)}/handbook#clause-${part.slice('clause '.length)}`}
      >
        {part}
      </Link>
    ),
  )
}
