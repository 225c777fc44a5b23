import { createContext, createElement, use } from 'react'
import type { AnchorHTMLAttributes, ComponentType } from 'react'

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement>

/**
 * The component that renders links. A site with a router provides its own link here once, so that the kit's
 * links navigate without reloading the page; by default they are plain anchors.
 */
export const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a')

export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorContext), props)
}
