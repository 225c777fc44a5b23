import { data } from 'react-router'

/** The page for addresses without a route. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
