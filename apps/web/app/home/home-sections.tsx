import { classes } from '@pavilion/kit/classes.ts'
import type { Shell } from '#layout/shell.ts'
import { PlanRow } from '#shared/plan-row.tsx'
import styles from './home-sections.module.css'
import { CentralIndex } from './central-index.tsx'
import { FromTheBlog } from './from-the-blog.tsx'
import { Grounds } from './grounds.tsx'
import { Legends } from './legends.tsx'
import type { Home } from './load-home.ts'
import { News } from './news.tsx'
import { ProductLinks } from './product-links.tsx'
import { Story } from './story.tsx'

type HomeSectionsProps = { readonly shell: Shell; readonly home: Home }

/** The static part of the home page, below the live match. */
export function HomeSections({ shell, home }: HomeSectionsProps) {
  return (
    <>
      {home.hero && <Story match={home.hero} table={home.table} />}
      <CentralIndex counts={shell.counts} table={home.table} />
      <Grounds grounds={home.grounds} locale={shell.site.locale} />
      <ProductLinks />
      <News section={home.news} site={shell.site} />
      <Legends section={home.legends} />
      <FromTheBlog section={home.blog} site={shell.site} />
      <div className={classes('pv-page', styles.plans)}>
        <PlanRow siteName={shell.site.name} />
      </div>
    </>
  )
}
