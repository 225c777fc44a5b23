const names: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'wa.me': 'WhatsApp',
  'chat.whatsapp.com': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'x.com': 'X',
  'youtu.be': 'YouTube',
  'youtube.com': 'YouTube',
}

/** What a page elsewhere is called: the network, or its host where it is none of these. */
export function socialName(link: string): string {
  const host = new URL(link).hostname.replace(/^(?:www|m)\./, '')
  return names[host] ?? host
}
