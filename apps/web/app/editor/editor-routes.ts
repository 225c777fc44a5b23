import { route } from '@react-router/dev/routes'

/** The editor's pages, for signed-in visitors. */
export const editorRoutes = [
  route('operator/content', 'editor/content-page.tsx'),
  route('operator/content/home', 'editor/sections-page.tsx'),
  route('operator/content/:postId', 'editor/post-page.tsx', { id: 'edit post' }),
]
