import { os } from '#http/implement.ts'
import { type Entered, slices } from './slices.ts'

type CallsOf<One> = One extends { readonly calls: infer Calls } ? Calls : never
/** `A | B` becomes `A & B`. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Both,
) => void
  ? Both
  : never

/** The calls of all slices, by the keys of the contract; several slices may answer for one key. */
function gatherCalls(): All<CallsOf<Entered>> {
  const keys = Map.groupBy(
    slices.flatMap(({ calls = {} }) => Object.entries(calls)),
    ([key]) => key,
  )
  const gathered = [...keys].map(([key, parts]) => ({
    [key]: Object.assign({}, ...parts.map(([, handlers]) => handlers)),
  }))
  return Object.assign({}, ...gathered)
}

/** Every call of the API and its handler. */
export const api = os.router(gatherCalls())
