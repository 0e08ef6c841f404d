import type { Token, Tokens } from 'marked';

import { articleTokens, isToken } from './article-markup.js';

/** A piece of a line as it is read. */
export type ArticleSpan =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Links go to our own pages, safe external addresses, a place on the page, an email address or a phone number. */
const SAFE_LINK = /^(?:\/(?![/\\])|https:\/\/|#|mailto:|tel:)[^\s<>"'\\]*$/;

export const isSafeLink = (href: string): boolean => SAFE_LINK.test(href);

const wordsOf = (tokens: readonly Token[]): string =>
  tokens.map((token) => spansText(tokenSpans(token))).join('');

const tokenSpans = (token: Token): readonly ArticleSpan[] => {
  if (isToken(token, 'strong')) return [{ kind: 'strong', text: wordsOf(token.tokens) }];
  if (isToken(token, 'em')) return [{ kind: 'emphasis', text: wordsOf(token.tokens) }];
  if (isToken(token, 'link') && isSafeLink(token.href))
    return [{ kind: 'link', text: wordsOf(token.tokens), href: token.href }];
  return [{ kind: 'text', text: token.raw.replaceAll('\n', ' ') }];
};

/**
 * A line of an article in its pieces. Anything except strong text, emphasis and links to safe addresses is plain text
 * as written, never markup.
 */
export const articleSpans = (tokens: readonly Token[]): readonly ArticleSpan[] => {
  const spans: ArticleSpan[] = [];
  for (const span of tokens.flatMap(tokenSpans)) {
    const last = spans.at(-1);
    if (span.kind === 'text' && last?.kind === 'text')
      spans[spans.length - 1] = { kind: 'text', text: last.text + span.text };
    else spans.push(span);
  }
  return spans;
};

/** A line as plain words. */
export const spansText = (spans: readonly ArticleSpan[]): string => spans.map(({ text }) => text).join('');

const linksIn = (tokens: readonly Token[]): readonly Tokens.Link[] =>
  tokens.flatMap((token) => [...(isToken(token, 'link') ? [token] : []), ...linksIn(childrenOf(token))]);

const childrenOf = (token: Token): readonly Token[] => {
  if (isToken(token, 'list')) return token.items;
  if (isToken(token, 'table')) return [...token.header, ...token.rows.flat()].flatMap(({ tokens }) => tokens);
  return 'tokens' in token ? (token.tokens ?? []) : [];
};

/** The unsafe link addresses in `body`. */
export const unsafeLinks = (body: string): readonly string[] =>
  linksIn(articleTokens(body))
    .map(({ href }) => href)
    .filter((href) => !isSafeLink(href));
