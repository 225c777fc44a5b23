import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { PICTURES_BUSY } from '../picture-file.ts'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import {
  DOCUMENT_TYPES,
  DocumentFields,
  DocumentFile,
  DocumentPurpose,
  DocumentReaders,
  DocumentState,
} from './document-fields.ts'
import {
  DOCUMENT_NOT_FOUND,
  DOCUMENTS_FULL,
  FILE_GONE,
  NOT_A_MEMBER,
  UNREADABLE_DOCUMENT,
} from './document-refusals.ts'

const tags = ['Documents']
const documents = '/api/v1/organisations/{organisationId}/documents' as const
const ofOrganisation = z.strictObject({ organisationId: OrganisationId })
const one = ofOrganisation.extend({ documentId: z.uuid() })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

const Person = z.object({ id: z.uuid(), name: z.string() })

const SentFile = z.object({
  id: z.uuid(),
  type: z.enum(DOCUMENT_TYPES),
  /** In bytes. */
  size: z.int(),
})

const Document = z.object({
  id: z.uuid(),
  purpose: DocumentPurpose,
  title: z.string(),
  /** Null where it is about the organisation. */
  about: Person.nullable(),
  expiresOn: Day.nullable(),
  state: DocumentState,
  seenBy: DocumentReaders,
  file: SentFile,
  savedAt: Instant,
})

const Documents = z.object({
  organisation: OrganisationRef,
  /** The caller adds, replaces and removes documents. */
  isManager: z.boolean(),
  /** The caller sees the console of teams. */
  isCoach: z.boolean(),
  /** Those with a role, by name, whom a document can be about; none unless the caller is a manager. */
  people: z.array(Person),
  /** Those that the caller may see, the first to lapse first. */
  documents: z.array(Document),
})
export type Documents = z.infer<typeof Documents>

/** What an organisation keeps on file: certificates and policies, and when they lapse. */
export const documentCalls = {
  list: oc
    .route({
      method: 'GET',
      path: documents,
      summary: 'The documents of an organisation that the caller may see',
      tags,
    })
    .errors(refusals)
    .input(ofOrganisation)
    .output(envelope(Documents)),

  sendFile: oc
    .route({
      method: 'POST',
      path: `${documents}/files`,
      summary:
        'Send the file of a document, as the body; the same file again is the same, and one that no document takes is gone after a day',
      tags,
      successStatus: 201,
      inputStructure: 'detailed',
    })
    .errors({
      ...refusals,
      UNREADABLE_DOCUMENT,
      DOCUMENTS_FULL,
      PICTURES_BUSY,
      TOO_MANY_TRIES,
    })
    .input(z.object({ params: ofOrganisation, body: DocumentFile }))
    .output(envelope(SentFile)),

  save: oc
    .route({
      method: 'PUT',
      path: `${documents}/{documentId}`,
      summary: 'Adds a document under an id of the caller’s choice, or replaces it',
      tags,
    })
    .errors({ ...refusals, DOCUMENT_NOT_FOUND, FILE_GONE, NOT_A_MEMBER, DOCUMENTS_FULL })
    .input(one.extend({ fields: DocumentFields }))
    .output(envelope(Documents)),

  remove: oc
    .route({
      method: 'POST',
      path: `${documents}/{documentId}/remove`,
      summary: 'Removes a document and its file; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(one)
    .output(envelope(Documents)),

  file: oc
    .route({
      method: 'GET',
      path: `${documents}/{documentId}/file`,
      summary: 'The file of a document, to be saved',
      tags,
    })
    .errors({ SIGNED_OUT, DOCUMENT_NOT_FOUND })
    .input(one)
    .output(z.file().mime([...DOCUMENT_TYPES])),
}
