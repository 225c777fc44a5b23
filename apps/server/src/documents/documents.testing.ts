import { randomUUID } from 'node:crypto'
import { clientAs, tokenOf } from '#app/access-walk/people.testing.ts'
import type { AppContext } from '#app-context.ts'
import { anOrganisation } from '#associations/associations.testing.ts'

/** The shortest file that is a PDF by its head and its end. */
export const pdf = Buffer.from('%PDF-1.4\n%policy\n%%EOF\n')

export const documentFields = {
  purpose: 'insurance' as const,
  title: 'Public liability',
  aboutId: null,
  expiresOn: null,
  seenBy: 'managers' as const,
}

type Sent = {
  readonly code?: string
  readonly data?: { readonly id: string; readonly type: string }
}
type To = { readonly organisationId: string; readonly accountId: string }
export const ofClub = ({ organisationId }: To) => ({ organisationId })

type Fields = Parameters<Awaited<ReturnType<typeof clientAs>>['documents']['save']>[0]['fields']

/** Sends and loads files of a server, and makes clubs that have some. */
export function filing({ origin, app }: { readonly origin: string; readonly app: AppContext }) {
  const ownToken = async ({ accountId }: To) => tokenOf(app, accountId)

  async function send(to: To, bytes: Buffer, type = 'application/pdf') {
    const path = `/api/v1/organisations/${to.organisationId}/documents/files`
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${await ownToken(to)}` },
      body: new Uint8Array(bytes),
    })
    const answer: Sent = JSON.parse(await response.text())
    return { http: response.status, code: answer.code, data: answer.data }
  }

  const load = async (to: To, documentId: string, token?: string) =>
    fetch(`${origin}/api/v1/organisations/${to.organisationId}/documents/${documentId}/file`, {
      headers: { authorization: `Bearer ${token ?? (await ownToken(to))}` },
    })

  /** A club with a document on file. */
  async function aClubWith(fields: Partial<Fields> = {}, bytes = pdf) {
    const club = await anOrganisation(app, 'club')
    const { data } = await send(club, bytes)
    const documentId = randomUUID()
    const { organisationId } = club
    const save = (changed: Partial<Fields> = {}) =>
      club.client.documents.save({
        organisationId,
        documentId,
        fields: { ...documentFields, fileId: data?.id ?? '', ...fields, ...changed },
      })
    await save()
    return { ...club, documentId, save }
  }

  const countFiles = async ({ organisationId }: To) => {
    const { rows } = await app.pool.query<{ files: number }>(
      'select count(*)::int as files from document_file where organisation_id = $1',
      [organisationId],
    )
    return rows[0]?.files
  }
  return { ownToken, send, load, aClubWith, countFiles }
}
