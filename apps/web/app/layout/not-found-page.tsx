import { data } from 'react-router'

/** No page lives at any address that no route claims. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
