import { contactSpans } from '@simpletread/domain';

import styles from './Reviews.module.css';

interface Part {
  readonly at: number;
  readonly text: string;
  readonly isMarked: boolean;
}

const partsOf = (text: string): readonly Part[] => {
  const spans = contactSpans(text);
  return spans.flatMap(({ start, end }, index): Part[] => {
    const before = spans[index - 1]?.end ?? 0;
    const part = (from: number, to: number, isMarked: boolean) => ({
      at: from,
      text: text.slice(from, to),
      isMarked,
    });
    const isLast = index === spans.length - 1;
    return [
      part(before, start, false),
      part(start, end, true),
      ...(isLast ? [part(end, text.length, false)] : []),
    ];
  });
};

/** A text with its phone numbers, email and web addresses marked. */
export const MarkedText = ({ text }: { readonly text: string }) => {
  const parts = partsOf(text);
  return parts.length === 0 ? (
    <>{text}</>
  ) : (
    <>
      {parts.map(({ at, text: words, isMarked }) =>
        isMarked ? (
          <mark key={`m${at}`} className={styles.mark}>
            {words}
          </mark>
        ) : (
          <span key={at}>{words}</span>
        ),
      )}
    </>
  );
};
