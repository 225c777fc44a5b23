import '@fontsource-variable/archivo/wdth.css'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import '@fontsource-variable/instrument-sans/wdth.css'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url'
import '@pavilion/kit/tokens.css'
import '@pavilion/kit/base.css'
import { use } from 'react'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { LinksFunction } from 'react-router'
import type { Route } from './+types/root.ts'
import { siteContext } from '#context.ts'
import { brandRule } from '#layout/brand.ts'
import { ErrorPage } from '#layout/error-page.tsx'
import { latePart } from '@pavilion/kit/parts.tsx'
import { SiteShell } from '#layout/site-shell.tsx'
import { loadShell } from '#layout/shell.ts'
import { NonceContext } from '#nonce.ts'
import { themeScript } from '#theme.ts'

const Errors = latePart(import.meta.env.SSR ? ErrorPage : undefined, () =>
  import('#layout/error-page.tsx').then(
    (module) => module.ErrorPage,
    () => OutOfReach,
  ),
)

/** Where not even the page that says so can be had. */
const OutOfReach = () => <p>This page cannot be shown, and the network cannot be reached.</p>

/** It has run when a browser draws. */
const firstScript = (import.meta.env.SSR ? themeScript : undefined) ?? ''

const fonts = [instrumentSans, archivo]

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...fonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadShell({ site: context.get(siteContext), context, url: new URL(request.url) })

/** What the shell shows is the same on the next page; live figures come by themselves. */
export const shouldRevalidate = () => false

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext)
  const shell = useRouteLoaderData<typeof loader>('root')
  const brand = shell && brandRule(shell.site)
  return (
    <html lang={shell?.site.locale ?? 'en'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: firstScript }}
        />
        <Meta />
        <Links />
        {brand && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: brand }}
          />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root')
  return shell === undefined ? (
    <Errors error={error} />
  ) : (
    <SiteShell shell={shell}>
      <Errors error={error} />
    </SiteShell>
  )
}
