/** A piece of a line as it is read. */
export type ArticleSpan =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Links lead to our own pages, to safe addresses outside, to a place on the page, to a mailbox or a phone. */
const SAFE_LINK = /^(?:\/(?![/\\])|https:\/\/|#|mailto:|tel:)[^\s<>"'\\]*$/;

export const isSafeLink = (href: string): boolean => SAFE_LINK.test(href);

const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()\s]*)\)/g;

const spanOf = ([whole, strong, emphasis, label, href]: RegExpExecArray): ArticleSpan => {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  if (label !== undefined && href !== undefined && isSafeLink(href))
    return { kind: 'link', text: label, href };
  return { kind: 'text', text: whole };
};

/**
 * A line of an article in its pieces: `**strong**`, `*emphasis*` and `[words](address)`. Whatever else stands there is text, also
 * a link that leads to no safe address; nothing of it is ever markup.
 */
export const articleSpans = (line: string): readonly ArticleSpan[] => {
  const spans: ArticleSpan[] = [];
  let at = 0;
  for (const found of line.matchAll(SPAN)) {
    if (found.index > at) spans.push({ kind: 'text', text: line.slice(at, found.index) });
    spans.push(spanOf(found));
    at = found.index + found[0].length;
  }
  if (at < line.length) spans.push({ kind: 'text', text: line.slice(at) });
  return spans;
};

/** A line as plain words. */
export const spansText = (spans: readonly ArticleSpan[]): string => spans.map(({ text }) => text).join('');

/** Addresses in the links of `body` that lead nowhere safe. */
export const unsafeLinks = (body: string): readonly string[] =>
  [...body.matchAll(/\[[^[\]]+\]\(([^()\s]*)\)/g)]
    .map(([, href = '']) => href)
    .filter((href) => !isSafeLink(href));
