export const DOCUMENT_NOT_FOUND = { status: 404, message: 'Document not found.' } as const

/** Neither a PDF file nor a picture that can be decoded. */
export const UNREADABLE_DOCUMENT = {
  status: 422,
  message: 'That file cannot be read. Use a PDF, or a PNG or JPEG picture.',
} as const

/** Files that no document has are deleted after a day. */
export const FILE_GONE = {
  status: 409,
  message: 'That file has expired. Choose it again.',
} as const

export const NOT_A_MEMBER = {
  status: 409,
  message: 'That person has no role in this organisation.',
} as const

export const DOCUMENTS_FULL = {
  status: 409,
  message: 'An organisation can keep 200 documents of 100 MB in all. Remove one first.',
} as const
