'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

interface InStepProps {
  /** The page's subject, such as `garage`. */
  readonly topic: string;
  /** Its state, as a word that changes with it. */
  readonly state: string;
}

/** Pages of one topic follow each other from tab to tab: the one made last is right. */
export const InStep = ({ topic, state }: InStepProps) => {
  const router = useRouter();
  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
    const channel = new BroadcastChannel(`simpletread.${topic}`);
    channel.postMessage(state);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string' || data === shown.current) return;
      shown.current = data;
      router.refresh();
    };
    return () => channel.close();
  }, [topic, state, router]);
  return null;
};
