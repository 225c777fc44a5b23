import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Post, PostKind, PostSummary } from './post.ts'
import { Instant } from '../time.ts'

const POST_NOT_FOUND = { status: 404, message: 'Post not found.' } as const

/** A comma-separated list of optional parts of the answer. */
const Expand = z
  .string()
  .max(100)
  .refine((list) => list.split(',').every((name) => name === 'meta'), 'can only name meta')
  .optional()

const sectionNames = ['section-1', 'section-2', 'section-3'] as const

/** A section of the home page: a heading, a link, and the latest posts. */
export const HomeSection = z.object({
  name: z.enum(sectionNames),
  title: z.string(),
  lead: z.string(),
  link: z.object({ label: z.string(), to: z.string() }),
  posts: z.array(PostSummary),
})
export type HomeSection = z.infer<typeof HomeSection>

export const SiteMapKind = z.enum([
  'posts',
  'matches',
  'tournaments',
  'organisations',
  'teams',
  'players',
  'officials',
  'grounds',
])
export type SiteMapKind = z.infer<typeof SiteMapKind>

/** A page of the site map: its list, its id and its slug. */
const Listed = z.object({ list: z.string(), id: z.string(), slug: z.string(), changed: Instant })

export const cmsCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: '/api/v1/cms/posts/filter',
      summary: 'Published posts by kind, category and words',
      tags: ['Content'],
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            /** The name of what the posts are about: in their title, their summary or their keywords. */
            about: z.string().trim().min(2).max(200).optional(),
            kind: z.array(PostKind).max(4).optional(),
            /** The news of an organisation, which other lists leave out. */
            organisationId: OrganisationId.optional(),
            category: z.array(Words).max(10).optional(),
          })
          .prefault({}),
        sort: z.enum(['latest', 'title']).default('latest'),
        expand: Expand,
        page: PageRequest,
      }),
    )
    .output(
      envelope(pageOf(PostSummary).extend({ counts: z.object({ category: z.array(Count) }) })),
    ),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/cms/posts/{id}/show',
      summary: 'A published post, by its id or its slug',
      tags: ['Content'],
    })
    .errors({ POST_NOT_FOUND })
    .input(z.object({ id: z.string().regex(/^[a-zA-Z0-9-]{1,100}$/), expand: Expand }))
    .output(envelope(Post)),

  home: oc
    .route({
      method: 'GET',
      path: '/api/v1/cms/content/home/{section}',
      summary: 'A part of the home page that editors fill',
      tags: ['Content'],
    })
    .input(z.object({ section: z.enum(sectionNames) }))
    .output(envelope(HomeSection)),

  siteMap: oc
    .route({
      method: 'GET',
      path: '/api/v1/cms/site-map',
      summary: 'How many parts the map of each kind of page has',
      tags: ['Content'],
    })
    .output(envelope(z.array(z.object({ kind: SiteMapKind, parts: z.int() })))),

  siteMapPart: oc
    .route({
      method: 'GET',
      path: '/api/v1/cms/site-map/{kind}/{part}',
      summary: 'Every page of a kind, 5,000 at a time',
      tags: ['Content'],
    })
    .input(
      z.object({ kind: SiteMapKind, part: z.coerce.number<number>().int().min(1).max(100_000) }),
    )
    .output(envelope(z.array(Listed))),
}
