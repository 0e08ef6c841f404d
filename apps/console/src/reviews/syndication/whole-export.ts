import type { exportReviews, ReplyOf } from '@simpletread/contract';

type Part = ReplyOf<typeof exportReviews>;

/** Reads an export part by part, and returns it as one file. */
export const wholeExport = async (
  read: (after: string | null) => Promise<Part>,
): Promise<Pick<Part, 'name' | 'text' | 'count'>> => {
  const first = await read(null);
  const texts = [first.text];
  let { count, next } = first;
  while (next !== null) {
    const part = await read(next);
    texts.push(part.text);
    count += part.count;
    next = part.next;
  }
  return { name: first.name, text: texts.join(''), count };
};
