/** See inlined-script.config.ts. */
declare module '*?inlined' {
  const text: string
  export default text
}
