import { ok, refuse, type Result } from '../../result/index.js';

/** The parts of a newsletter as it is written. Prices and sales are filled in when it is sent. */
export type NewsletterBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'tires'; readonly itemNumbers: readonly number[] }
  | { readonly kind: 'sale'; readonly slug: string }
  | { readonly kind: 'button'; readonly label: string; readonly path: string };

export const NEWSLETTER_BLOCK_KINDS = ['text', 'note', 'tires', 'sale', 'button'] as const;

export type NewsletterBlockKind = NewsletterBlock['kind'];

/** A block as people read it at a moment. */
export type FilledBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | {
      readonly kind: 'card';
      readonly title: string;
      readonly facts: readonly string[];
      readonly path: string;
      readonly label: string;
    }
  | { readonly kind: 'button'; readonly label: string; readonly path: string };

const MOST_CHARACTERS = 200;
// A second slash or a backslash after the first makes it an address of another site; blanks and controls are cut by browsers.
const OWN_PATH = /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u;
const BEYOND_ASCII = /[^!-~]+/g;

/**
 * Returns the path of a page of the shop, such as `/tire-deals`, with letters beyond ASCII encoded, as the header of a redirect needs it.
 * Refuses with `newsletter.pathForeign` for anything that may lead elsewhere.
 */
export const checkOwnPath = (text: string): Result<string, 'newsletter.pathForeign'> => {
  const trimmed = text.trim();
  if (!OWN_PATH.test(trimmed)) return refuse('newsletter.pathForeign');
  const path = trimmed.replace(BEYOND_ASCII, encodeURIComponent);
  return path.length <= MOST_CHARACTERS ? ok(path) : refuse('newsletter.pathForeign');
};
