/** What satori draws: a tag, its style and its children, in the shape that JSX produces. */
export type Element = {
  readonly type: string
  readonly key: null
  readonly props: Readonly<Record<string, unknown>>
}

type Child = Element | string
export type Style = Readonly<Record<string, string | number>>

/** A box. Satori requires `display: flex` on every box with several children. */
export function box(style: Style, ...children: readonly Child[]): Element {
  const inside = children.length === 1 ? children[0] : children
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children: inside },
  }
}

export const shape = (
  type: string,
  props: Readonly<Record<string, unknown>>,
  ...children: readonly Element[]
): Element => ({
  type,
  key: null,
  props: { ...props, children },
})
