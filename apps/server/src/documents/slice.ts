import type { Slice } from '#slice.ts'
import { limits } from './limits.ts'
import { listDocuments } from './list-documents.ts'
import { personalData } from './personal-data.queries.ts'
import { startReminding } from './remind.ts'
import { removeDocument, saveDocument } from './save-document.ts'
import { sendFile } from './send-file.ts'
import { showDocumentFile } from './show-file.ts'
import { taskSources } from './tasks.queries.ts'

export const documents = {
  calls: {
    documents: {
      list: listDocuments,
      sendFile,
      save: saveDocument,
      remove: removeDocument,
      file: showDocumentFile,
    },
  },
  startJobs: startReminding,
  personalData: [personalData],
  taskSources,
  limits,
} satisfies Slice
