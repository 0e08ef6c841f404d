'use client';

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readCardFieldsMessage, type CardFieldsMessage } from './card-fields-messages';

type FieldsState = 'loading' | 'ready' | 'working' | 'invalid' | 'failed' | 'unreachable';

interface CardFields {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: FieldsState;
  readonly height: number;
  /** Requests a token for the fields' content. */
  readonly submit: () => void;
}

const FIRST_HEIGHT = 290;
/** The time allowed to the provider before we report it unreachable. */
const PATIENCE_MS = 15_000;

/** Communicates with the provider's fields in their frame: only with their one origin and that one frame. */
export const useCardFields = (
  origin: string,
  onToken: (message: Extract<CardFieldsMessage, { type: 'card-fields/token' }>) => void,
): CardFields => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FieldsState>('loading');
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);

  const take = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = readCardFieldsMessage(event.data);
    switch (message?.type) {
      case 'card-fields/ready': {
        setState('ready');
        const mode = document.documentElement.dataset['mode'];
        if (mode !== undefined) tell({ type: 'card-fields/mode', mode });
        break;
      }
      case 'card-fields/resize':
        // Also reports that they exist, if they were ready before this page listened.
        setState((before) => (before === 'loading' || before === 'unreachable' ? 'ready' : before));
        setHeight(message.height);
        break;
      case 'card-fields/state':
        setState(message.state);
        break;
      case 'card-fields/token':
        onToken(message);
        break;
    }
  });

  useEffect(() => {
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, []);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('unreachable'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return { frame, state, height, submit: () => tell({ type: 'card-fields/submit' }) };
};
