import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { personalData } from './personal-data.queries.ts'
import { startContentJobs } from './render-older.ts'
import { createPostPictures } from './show-picture.ts'
import { changeStatus } from './change-status.ts'
import { createPost, restoreRevision, savePost, showEditable } from './edit-post.ts'
import { listSections, saveSection } from './edit-sections.ts'
import { filterEditable } from './filter-editable.ts'
import { filterPosts } from './filter-posts.ts'
import { previewPost } from './preview.ts'
import { filterRevisions, showRevision } from './revisions.ts'
import { sendPicture } from './send-picture.ts'
import { showPost } from './show-post.ts'
import { showSection } from './show-section.ts'
import { siteMap, siteMapPart } from './site-map.ts'

export const cms = {
  calls: {
    editor: {
      filter: filterEditable,
      show: showEditable,
      create: createPost,
      save: savePost,
      changeStatus,
      revisions: filterRevisions,
      revision: showRevision,
      restore: restoreRevision,
      preview: previewPost,
      sendPicture,
      sections: listSections,
      saveSection,
    },
    cms: { filter: filterPosts, show: showPost, home: showSection, siteMap, siteMapPart },
  },
  startJobs: startContentJobs,
  pictures: [createPostPictures],
  personalData: [personalData],
  limits,
} satisfies Slice
