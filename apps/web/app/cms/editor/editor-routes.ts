import { route } from '@react-router/dev/routes'

/** The editor's pages, for signed-in visitors. */
export const editorRoutes = [
  route('operator/content', 'cms/editor/content-page.tsx'),
  route('operator/content/home', 'cms/editor/sections-page.tsx'),
  route('operator/content/:postId', 'cms/editor/post-page.tsx', { id: 'edit post' }),
]
