import qrcode from 'qrcode-generator'

/** A QR code as SVG: dark on white in every theme, with its quiet zone. */
export function qrPicture(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const view = `viewBox="-4 -4 ${size + 8} ${size + 8}"`
  const paper = `<rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view} shape-rendering="crispEdges">${paper}<path d="${darkModules(code, size)}" fill="#0b2a1d"/></svg>`
}

function darkModules(code: QRCode, size: number): string {
  const squares: string[] = []
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (code.isDark(row, column)) squares.push(`M${column} ${row}h1v1h-1z`)
    }
  }
  return squares.join('')
}
