import { useMatch } from '../use-match.ts'
import { Amendments } from './amendments.tsx'
import { Signatures } from './signatures.tsx'

/** Who signed the match once it had its result, and what was corrected since. */
export function Afterwards() {
  const { card } = useMatch()
  return (
    <>
      <Signatures />
      <Amendments key={card.seq} />
    </>
  )
}
