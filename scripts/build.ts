// `npm run build`: builds the site when its sources have changed.
import { buildSite } from '../apps/server/src/app/start/build-site.ts'

const built = await buildSite((sentence) => console.log(sentence))
console.log(built ? 'Built.' : 'The build is up to date.')
