import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { Count } from '../count.ts'
import {
  EditorEntry,
  EditorPost,
  PostStatus,
  PostText,
  Revision,
  RevisionEntry,
  SectionText,
} from './editor-post.ts'
import { lengths } from './post-lengths.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { pictureFile, PICTURES_BUSY, UNREADABLE_PICTURE } from '../picture-file.ts'
import { PostKind } from './post.ts'
import { Instant } from '../time.ts'

const POST_NOT_FOUND = { status: 404, message: 'Post not found.' } as const
const STALE_REVISION = {
  status: 409,
  message: 'Someone else has saved this post. Compare the two before you save.',
} as const
const SLUG_TAKEN = {
  status: 409,
  message: 'Another post already has that address. Choose another one.',
} as const

const STANDING_PAGE = {
  status: 409,
  message: 'Every site has this page. You can edit its text, but not move or remove it.',
} as const

/** The message says what takes too long to lay out. */
export const TOO_INTRICATE = {
  status: 422,
  message: 'That text is too complex to lay out. Simplify it.',
} as const

/** Callers who may not edit the site are answered as if there were no such post. */
const refusals = { SIGNED_OUT, POST_NOT_FOUND }

const path = (rest: string) => `/api/v1/cms/editor/${rest}` as const
const tags = ['Editing']
const postId = z.uuid()
/** The revision that the change is based on. */
const revision = z.int().min(1)

const sectionNames = ['section-1', 'section-2', 'section-3'] as const
const EditorSection = SectionText.extend({ name: z.enum(sectionNames), revision })
export type EditorSection = z.infer<typeof EditorSection>

/** The id of an uploaded picture, and the addresses of its sizes. */
export const SentPicture = z.object({
  id: z.uuid(),
  small: z.string(),
  large: z.string(),
  share: z.string(),
})
export type SentPicture = z.infer<typeof SentPicture>

const MOST_MEGABYTES = 10

/** The status to give a post; `at` is for `scheduled`. */
const Standing = z.discriminatedUnion('status', [
  z.strictObject({ status: z.enum(['draft', 'published', 'archived']), id: postId, revision }),
  z.strictObject({ status: z.literal('scheduled'), at: Instant, id: postId, revision }),
])

export const editorCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: path('posts/filter'),
      summary: 'Posts of every status, for those who edit them',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            text: Words.optional(),
            kind: z.array(PostKind).max(4).optional(),
            status: z.array(PostStatus).max(4).optional(),
            organisationId: OrganisationId.optional(),
          })
          .prefault({}),
        sort: z.enum(['changed', 'title']).default('changed'),
        page: PageRequest,
      }),
    )
    .output(
      envelope(
        pageOf(EditorEntry).extend({
          counts: z.object({ kind: z.array(Count), status: z.array(Count) }),
        }),
      ),
    ),

  show: oc
    .route({
      method: 'GET',
      path: path('posts/{id}'),
      summary: 'A post as its editors see it',
      tags,
    })
    .errors(refusals)
    .input(z.object({ id: postId }))
    .output(envelope(EditorPost)),

  create: oc
    .route({
      method: 'POST',
      path: path('posts'),
      summary: 'Begin a draft. The same key again answers the draft that was made with it',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, SLUG_TAKEN, TOO_INTRICATE })
    .input(
      z.strictObject({
        key: z.uuid(),
        words: PostText,
        /** Whose news it is to be; for whoever edits the whole site it may be the site's own. */
        organisationId: OrganisationId.optional(),
      }),
    )
    .output(envelope(EditorPost)),

  save: oc
    .route({
      method: 'PATCH',
      path: path('posts/{id}'),
      summary: 'Save the words of a post, based on a revision; sent twice it is saved once',
      tags,
    })
    .errors({ ...refusals, STALE_REVISION, SLUG_TAKEN, STANDING_PAGE, TOO_INTRICATE })
    .input(z.strictObject({ id: postId, revision, words: PostText }))
    .output(envelope(EditorPost)),

  changeStatus: oc
    .route({
      method: 'POST',
      path: path('posts/{id}/status'),
      summary: 'Publish a post, schedule it, take it back to a draft, or archive it',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, STALE_REVISION, STANDING_PAGE })
    .input(Standing)
    .output(envelope(EditorPost)),

  revisions: oc
    .route({
      method: 'POST',
      path: path('posts/{id}/revisions/filter'),
      summary: 'Every save of a post, newest first',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, BAD_CURSOR })
    .input(z.strictObject({ id: postId, page: PageRequest }))
    .output(envelope(pageOf(RevisionEntry))),

  revision: oc
    .route({
      method: 'GET',
      path: path('posts/{id}/revisions/{number}'),
      summary: 'A post as it was saved once',
      tags,
    })
    .errors(refusals)
    .input(z.object({ id: postId, number: z.coerce.number<number>().int().min(1).max(1_000_000) }))
    .output(envelope(Revision)),

  restore: oc
    .route({
      method: 'POST',
      path: path('posts/{id}/restore'),
      summary: 'Take the words of an earlier save again, as a new revision',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, STALE_REVISION, SLUG_TAKEN, STANDING_PAGE })
    .input(z.strictObject({ id: postId, revision, number: z.int().min(1).max(1_000_000) }))
    .output(envelope(EditorPost)),

  preview: oc
    .route({
      method: 'POST',
      path: path('preview'),
      summary: 'Markdown as readers will see it',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TOO_INTRICATE })
    .input(z.strictObject({ body: z.string().max(lengths.body) }))
    .output(
      envelope(
        z.object({
          html: z.string(),
          headings: z.array(z.object({ id: z.string(), text: z.string() })),
          minutes: z.int().min(1),
        }),
      ),
    ),

  sendPicture: oc
    .route({
      method: 'POST',
      path: path('pictures'),
      summary: 'Send a picture for a post, as the body; the same file again is the same picture',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, UNREADABLE_PICTURE, PICTURES_BUSY, TOO_MANY_TRIES })
    .input(pictureFile(MOST_MEGABYTES))
    .output(envelope(SentPicture)),

  sections: oc
    .route({
      method: 'GET',
      path: path('home'),
      summary: 'The parts of the home page, for those who edit them',
      tags,
    })
    .errors(refusals)
    .output(envelope(z.array(EditorSection))),

  saveSection: oc
    .route({
      method: 'PATCH',
      path: path('home/{name}'),
      summary: 'Word a part of the home page for this site',
      tags,
    })
    .errors({ ...refusals, STALE_REVISION })
    .input(z.strictObject({ name: z.enum(sectionNames), revision, words: SectionText }))
    .output(envelope(EditorSection)),
}
