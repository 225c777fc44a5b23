import { Fragment } from 'react'
import { Link } from 'react-router'

const parts = /(\[[^\]]+\]\([^)]+\)|`[^`]+`)/
const link = /^\[([^\]]+)\]\(([^)]+)\)$/

/** A sentence with `[links](/to)` and `code` in it. */
export function RichText({ text }: { readonly text: string }) {
  return text.split(parts).map((part, index) => (
    // The parts of a sentence have no key but their position.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{partOf(part)}</Fragment>
  ))
}

function partOf(part: string) {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>
  const [, label, to = ''] = link.exec(part) ?? []
  if (label === undefined) return part
  return to.startsWith('/') && !/^\/(api|live|dev)\//.test(to) ? (
    <Link className="pv-link" to={to}>
      {label}
    </Link>
  ) : (
    <a className="pv-link" href={to}>
      {label}
    </a>
  )
}
