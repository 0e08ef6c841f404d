'use client';

import { previewMomentWords } from '@simpletread/domain';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The moment that the shop is shown as of. It runs on, as the seasons of the page do. */
export const PreviewClock = ({ at, words }: { at: string; words: string }) => {
  const [shown, setShown] = useState(words);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(
      () => setShown(previewMomentWords(new Date(Date.parse(at) + performance.now() - began))),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [at]);
  return <time dateTime={at}>{shown}</time>;
};
