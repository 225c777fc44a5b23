import '@fontsource-variable/archivo/wdth.css'
import '@fontsource-variable/instrument-sans'
import archivo from './fonts/archivo.woff2?url'
import './fonts/first-letters.css'
import instrumentSans from './fonts/instrument-sans.woff2?url'
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
import { lazyIsland } from '@pavilion/kit/islands/island.tsx'
import { SiteShell } from '#shell/site-shell.tsx'
import { loadShell } from '#layout/shell.ts'
import { NonceContext } from '#nonce.ts'
import { firstScripts } from '#islands/first-scripts.ts'
import * as t from '#texts/common.ts'

const Errors = lazyIsland(import.meta.env.SSR ? ErrorPage : undefined, () =>
  import('#layout/error-page.tsx').then(
    (module) => module.ErrorPage,
    () => OutOfReach,
  ),
)

/** Shown when not even the error page can be loaded. */
const OutOfReach = () => <p>{t.pageOutOfReach}</p>

/** Rendered by the server only: it has run before the browser renders. */
const firstScript = (import.meta.env.SSR ? firstScripts : undefined) ?? ''

const fonts = [instrumentSans, archivo]

export const links: LinksFunction = () => [
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

/** The shell's data does not change between pages; live figures arrive by themselves. */
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
        {shell && <link rel="icon" {...shell.icon} />}
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
