const TOKEN = /^reply\+([a-z0-9]{32})@/i;

/** Returns the address that an answer to a case goes to: `reply+<token>@<domain of the shop's mailbox>`. */
export const replyAddress = (token: string, supportMailbox: string): string =>
  `reply+${token}@${supportMailbox.slice(supportMailbox.lastIndexOf('@') + 1)}`;

/** Returns the first token among the addresses that a mail was sent to; null if there is none. Case is ignored, as mail servers change it. */
export const replyTokenIn = (addresses: readonly string[]): string | null => {
  for (const address of addresses) {
    const token = TOKEN.exec(address.trim())?.[1];
    if (token !== undefined) return token.toLowerCase();
  }
  return null;
};

const MESSAGE_ID = /<[^<>\s]{3,250}>/g;

/** Returns the ids in `In-Reply-To` and `References` headers, the nearest first and each once; at most 20. */
export const referencedIds = (inReplyTo: string, references: string): readonly string[] => {
  const nearest = inReplyTo.match(MESSAGE_ID) ?? [];
  const older = (references.match(MESSAGE_ID) ?? []).reverse();
  return [...new Set([...nearest, ...older])].slice(0, 20);
};

// A line that mail programs write above what they quote, in one line or two.
const QUOTE_HEAD = /^[ \t]*(On\b.{0,200}\bwrote:|-{2,}[ \t]*Original Message[ \t]*-{2,}|_{10,})[ \t]*$/im;

/**
 * Returns the new part of an answer: without the quoted mail below it. A text that is nothing but a quote stays whole, so that nothing is
 * lost.
 */
export const withoutQuote = (text: string): string => {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/^(On\b[^\n]{0,150})\n([^\n]{0,80}\bwrote:)$/gm, '$1 $2');
  const head = QUOTE_HEAD.exec(plain);
  const above = head === null ? plain : plain.slice(0, head.index);
  const lines = above.trimEnd().split('\n');
  while (lines.length > 0 && /^\s*(>.*)?$/.test(lines.at(-1) ?? '')) lines.pop();
  const kept = lines.join('\n').trim();
  return kept === '' ? plain.trim() : kept;
};
