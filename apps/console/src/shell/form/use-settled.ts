import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Delays a text until typing pauses. */
export const useSettled = (text: string, pauseMs = PAUSE_MS): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
};
