import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    post: {
      by: ['post.changed_by'],
      rows: (id) => sql`select id, slug, title, changed_at from post
        where changed_by = ${id}::uuid order by id desc`,
    },
    post_revision: {
      by: ['post_revision.saved_by'],
      rows: (id) => sql`select post_id, number, title, revised_at from post_revision
        where saved_by = ${id}::uuid order by post_id desc, number desc`,
    },
    post_picture: {
      by: ['post_picture.made_by'],
      rows: (id) => sql`select id, site_id, made_at from post_picture
        where made_by = ${id}::uuid order by id desc`,
    },
    home_section: {
      by: ['home_section.changed_by'],
      rows: (id) => sql`select site_id, name, title, changed_at from home_section
        where changed_by = ${id}::uuid order by site_id, name`,
    },
  },
}
