import { data } from 'react-router'

/** The page for an address that asks too often. */
export function loader() {
  throw data(null, { status: 429 })
}

export default function TooManyPage() {
  return null
}
