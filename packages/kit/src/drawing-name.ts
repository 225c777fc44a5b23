type DrawingName =
  | { readonly role: 'img'; readonly 'aria-label': string }
  | { readonly 'aria-hidden': true }

/** A drawing with a label is a picture; one without is decoration. */
export function drawingName(label: string | undefined): DrawingName {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
}
