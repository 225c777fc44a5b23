import { ORPCError } from '@orpc/client'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouterContextProvider } from 'react-router'
import { nonceContext, siteContext } from '#context.ts'
import { bothModesRule } from '#layout/brand.ts'
import * as t from '#texts/embeds.ts'
import { followScript } from './follow-script.ts'

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

/** What makes a page out of date. */
export type Follows = {
  readonly stream: string
  /** Messages of the stream without this text are of no concern. */
  readonly about: string
  /** Milliseconds from a message to the new page, half of them to one and a half times as many. */
  readonly wait: number
}

type EmbedPage = {
  readonly title: string
  readonly styles: string
  /** The log's last entry that is shown. */
  readonly seq?: number
  readonly className?: string
  readonly follows?: Follows
  /** What runs in it besides. */
  readonly script?: string
  readonly status?: number
  readonly children: ReactNode
}

const looks = ['light', 'dark'] as const

/** `?theme=light` or `dark`; otherwise as the reader's system is set. */
const lookOf = (request: Request) =>
  looks.find((look) => look === new URL(request.url).searchParams.get('theme'))

/** A whole page without other files; what changes in it is inside its `main`. */
export function embedPage({ context, request }: Asked, page: EmbedPage): Response {
  const site = context.get(siteContext)
  const html = renderToStaticMarkup(
    <html lang={site.locale} data-look={lookOf(request)}>
      <Head site={site} title={page.title} styles={page.styles} />
      <body>
        <main data-seq={page.seq} className={page.className}>
          {page.children}
        </main>
        {page.follows && (
          <script
            nonce={context.get(nonceContext)}
            data-stream={page.follows.stream}
            data-about={page.follows.about}
            data-wait={page.follows.wait}
            dangerouslySetInnerHTML={{ __html: followScript }}
          />
        )}
        {page.script !== undefined && (
          <script
            nonce={context.get(nonceContext)}
            dangerouslySetInnerHTML={{ __html: page.script }}
          />
        )}
      </body>
    </html>,
  )
  return new Response(`<!doctype html>${html}`, {
    status: page.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** The page in the place of something that does not exist, or not on this site. */
export const missingPage = (asked: Asked, styles: string): Response =>
  embedPage(asked, {
    title: t.nothingHere,
    styles,
    status: 404,
    children: <p className="panel">{t.nothingHere}</p>,
  })

/** The answer of a call; undefined when what it is asked for does not exist. */
export async function ifFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ORPCError && [400, 404, 422].includes(error.status)) return undefined
    throw error
  }
}

type HeadProps = Pick<EmbedPage, 'title' | 'styles'> & { readonly site: Site }

const Head = ({ site, title, styles }: HeadProps) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>{`${title} · ${site.name}`}</title>
    <link rel="icon" href="data:," />
    <style dangerouslySetInnerHTML={{ __html: styles + bothModesRule(site) }} />
  </head>
)
