import { clubColours } from './blazon.ts'

export type Striped = {
  readonly name: string
  /** Those of the club, instead of the two that follow from its name. */
  readonly colours?: { readonly first: string; readonly second: string } | null | undefined
}

/** The content of a stripe, on a grid of 3 by 1. */
export function Bands({ name, colours }: Striped) {
  const [drawnFirst, drawnSecond, third] = clubColours(name)
  const { first, second } = colours ?? { first: drawnFirst, second: drawnSecond }
  return (
    <>
      <path d="M0 0h1v1H0z" fill={first} />
      <path d="M1 0h1v1H1z" fill={second} />
      <path d="M2 0h1v1H2z" fill={third} />
    </>
  )
}
