import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>

/**
 * How links are followed. A site with a router gives its own link here, once, round everything, so that the
 * kit's links change the page without loading it anew; without one they are plain anchors.
 */
export const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorContext), props)
}
