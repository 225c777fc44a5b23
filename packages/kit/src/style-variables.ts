import type { CSSProperties } from 'react'

type Variables = Readonly<Record<`--${string}`, string | number>>

/** CSS custom properties as a `style` value. */
export function styleVariables(variables: Variables): CSSProperties {
  const style: CSSProperties = {}
  return Object.assign(style, variables)
}
