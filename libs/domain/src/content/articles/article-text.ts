/** A span of a line. */
export type ArticleSpan =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Links may go to our own pages, safe addresses outside, an anchor on the page, a mailbox or a phone number. */
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
 * Splits a line of an article into spans: `**strong**`, `*emphasis*` and `[words](address)`. Everything else is text, including a link with
 * an unsafe address; nothing becomes markup.
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

/** Returns a line as plain words. */
export const spansText = (spans: readonly ArticleSpan[]): string => spans.map(({ text }) => text).join('');

/** Returns the addresses in the links of `body` that aren't safe. */
export const unsafeLinks = (body: string): readonly string[] =>
  [...body.matchAll(/\[[^[\]]+\]\(([^()\s]*)\)/g)]
    .map(([, href = '']) => href)
    .filter((href) => !isSafeLink(href));
