import { clubColours } from './blazon.ts'

/** The content of a stripe, on a grid of 3 by 1. */
export function Bands({ name }: { readonly name: string }) {
  const [first, second, third] = clubColours(name)
  return (
    <>
      <path d="M0 0h1v1H0z" fill={first} />
      <path d="M1 0h1v1H1z" fill={second} />
      <path d="M2 0h1v1H2z" fill={third} />
    </>
  )
}
