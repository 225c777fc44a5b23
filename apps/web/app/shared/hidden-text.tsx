/** What a tag `<hidden>` of a message becomes: text for screen readers only. */
export const hidden = (text: string) => (
  <span key={text} className="pv-hidden">
    {text}
  </span>
)
