'use client';

import { analyticsPath, analyticsSessionAt } from '@simpletread/domain';
import {
  AB_VALUES,
  ANALYTICS_SESSION,
  hasConsent,
  readValue,
  TRAFFIC_SOURCE,
  USER_TYPE,
  WIDGET_SOURCE,
  writeValue,
} from '../stored-values';
import { pushToDataLayer } from './data-layer';
import { randomId } from './random-id';
import type { TrackedEvent } from './tracked-event';

const FLUSH_AFTER_MS = 4000;
const MOST_AT_ONCE = 10;
const ADDRESS = '/api/events';

type QueuedEvent = TrackedEvent & { readonly id: string; readonly at: string; readonly path: string };

const waiting: QueuedEvent[] = [];
/** The session of all pending events. */
let waitingSession = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

/** The page's account type from the server; set only for employees of a partner dealer. */
const accountType = (): string | null => document.documentElement.dataset['accountType'] ?? null;

/** An event's session, extended by it. */
const sessionAt = (at: Date): string => {
  const session = analyticsSessionAt(readValue(ANALYTICS_SESSION), at, randomId);
  writeValue(ANALYTICS_SESSION, session);
  return session.id;
};

/** Sends pending events, also while the page is being left. After consent is withdrawn, nothing more is sent. */
export const sendEvents = (): void => {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.splice(0);
  if (events.length === 0 || !hasConsent('analytics')) return;
  const body = {
    sessionId: waitingSession,
    userType: readValue(USER_TYPE) ?? 'guest',
    variants: readValue(AB_VALUES) ?? {},
    traffic: readValue(TRAFFIC_SOURCE),
    widgetSource: readValue(WIDGET_SOURCE),
    events,
  };
  void fetch(ADDRESS, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined); // An event that could not be sent is lost.
};

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  window.addEventListener('pagehide', sendEvents);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendEvents());
};

/** Queues an event for the data layer and for the event pipeline, which receives several at once. */
export const queueEvent = (event: TrackedEvent, address: string, at: Date): void => {
  listen();
  const path = analyticsPath(address);
  const sessionId = sessionAt(at);
  // Events of two sessions are sent separately.
  if (sessionId !== waitingSession) sendEvents();
  waitingSession = sessionId;
  pushToDataLayer(event.name, {
    ...event.properties,
    pagePath: path,
    sessionId,
    userType: readValue(USER_TYPE) ?? 'guest',
    accountType: accountType(),
    ...readValue(AB_VALUES),
  });
  waiting.push({ ...event, id: randomId(), at: at.toISOString(), path });
  if (waiting.length >= MOST_AT_ONCE) sendEvents();
  else timer ??= setTimeout(sendEvents, FLUSH_AFTER_MS);
};
