export interface ShareTarget {
  readonly name: string;
  readonly href: string;
}

const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Returns sharing targets, each with its address; they need no script and load nothing here. */
export const shareTargets = (url: string, title: string): readonly ShareTarget[] => [
  { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${queryOf({ u: url })}` },
  { name: 'X', href: `https://x.com/intent/post?${queryOf({ url, text: title })}` },
  { name: 'Email', href: `mailto:?${queryOf({ subject: title, body: url })}` },
];
