import { canonicalTireSize, parseTireSize, searchSize, sizeSlug } from '@simpletread/domain';
import { sizeHref } from '../../../shell/paths';
import type { SearchLists } from '../dialog/use-search-session';

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Returns a search's direct target: a complete tire size, the only answer, or the answer with exactly these words. */
export const exactAnswer = (text: string, lists: SearchLists): string | null => {
  const answers = lists.flatMap(({ items }) => items);
  const links = answers.flatMap(({ label, link }) => (link === null ? [] : [{ label, link }]));
  const [only] = links;
  if (only !== undefined && answers.length === 1) return only.link;
  const sameWords = links.find(({ label }) => plain(label) === plain(text));
  if (sameWords !== undefined) return sameWords.link;
  const size = parseTireSize(text);
  if (!size.ok) return null;
  const href = sizeHref(sizeSlug(size.value.size));
  const code = canonicalTireSize(searchSize(size.value.size));
  // The link, not the size's address: after a front size it leads to the pair.
  return links.find(({ label, link }) => link === href || label === code)?.link ?? null;
};
