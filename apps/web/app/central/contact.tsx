import type { Contact as ContactDetails } from '@pavilion/contract/organisations/organisation-fields.ts'
import * as t from '#texts/central.ts'
import { socialName } from './social-name.ts'

type Ways = Omit<ContactDetails, 'links'> & { readonly links: readonly string[] }

/** Whether there is a way to reach an organisation. */
export const isReachable = ({ website, email, phone, links }: Ways): boolean =>
  [website, email, phone, ...links].some((text) => text !== '')

/** How to reach an organisation, under a heading. */
export function Contact({ ways: { website, email, phone, links } }: { readonly ways: Ways }) {
  return (
    <>
      <h2 className="pv-panel-heading">{t.contact}</h2>
      {website !== '' && (
        <a className="pv-link" href={website} rel="nofollow noopener ugc">
          {new URL(website).host}
        </a>
      )}
      {email !== '' && (
        <a className="pv-link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone !== '' && (
        <a className="pv-link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
      {links.map((link) => (
        <a key={link} className="pv-link" href={link} rel="nofollow noopener ugc">
          {socialName(link)}
        </a>
      ))}
    </>
  )
}
