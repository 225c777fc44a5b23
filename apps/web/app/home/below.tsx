import { Crease } from '@pavilion/kit/crease.tsx'
import { Link } from 'react-router'
import type { Shell } from '#layout/shell.ts'
import { GroundCards } from '#shared/ground-cards.tsx'
import { CentralIndex } from './central-index.tsx'
import { FromTheBlog } from './from-the-blog.tsx'
import { Legends } from './legends.tsx'
import type { Home } from './load-home.ts'
import { News } from './news.tsx'
import { ProductLinks } from './product-links.tsx'
import { Story } from './story.tsx'

type BelowProps = { readonly shell: Shell; readonly home: Home }

/** The home page below what is played now: nothing in it changes while it is read. */
export function Below({ shell, home }: BelowProps) {
  return (
    <>
      {home.hero && <Story match={home.hero} table={home.table} />}
      <CentralIndex counts={shell.counts} table={home.table} />
      {home.grounds.length > 0 && (
        <section className="pv-section">
          <div className="pv-page">
            <Crease title="Grounds of the season">
              <Link className="pv-link" to="/match-central/grounds">
                All grounds
              </Link>
            </Crease>
            <GroundCards grounds={home.grounds} />
          </div>
        </section>
      )}
      <ProductLinks />
      <News section={home.news} site={shell.site} />
      <Legends section={home.legends} />
      <FromTheBlog section={home.blog} site={shell.site} />
    </>
  )
}
