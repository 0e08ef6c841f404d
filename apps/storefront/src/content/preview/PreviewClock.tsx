'use client';

import { previewMomentWords } from '@simpletread/domain';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The preview's moment. It runs on, like the page's seasons. */
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
