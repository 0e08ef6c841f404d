import { ContractError, recordEvents } from '@simpletread/contract';
import {
  ANALYTICS_COOKIE,
  ANALYTICS_SESSION_COOKIE,
  EXPERIMENT_COOKIE,
  hasConsent,
} from '@simpletread/domain';
import { NextResponse, type NextRequest } from 'next/server';
import { shopperClient } from '../../shell/api';
import { attributesOf, consentFactsOf, visitorIdsOf } from '../../shell/stored-values';

const MOST_BYTES = 16_384;

const empty = (status: number): NextResponse => new NextResponse(null, { status });

// The browser's events aren't at fault if the API is down.
const statusOf = (error: unknown): number =>
  error instanceof ContractError ? (error.statusCode ?? 503) : 400;

const isOurPages = ({ headers }: NextRequest): boolean =>
  (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';

/**
 * Passes events of this visitor's browser to the API, with the browser's random number and the signed-in customer. Without consent, or
 * against the browser's signal, nothing is passed on.
 */
export const forwardEvents = async (request: NextRequest): Promise<NextResponse> => {
  if (!hasConsent('analytics', consentFactsOf(request))) return empty(204);
  if (!isOurPages(request)) return empty(403);
  const text = await request.text();
  if (text.length > MOST_BYTES) return empty(413);
  const { analyticsId, experimentId } = visitorIdsOf(request.cookies);
  const response = empty(202);
  try {
    const body = recordEvents.body.parse({ ...(JSON.parse(text) as object), analyticsId });
    await (await shopperClient()).call(recordEvents, { body });
    // Renewed with each batch, so that it ends with the session.
    response.cookies.set(
      ANALYTICS_SESSION_COOKIE.name,
      body.sessionId,
      attributesOf(ANALYTICS_SESSION_COOKIE),
    );
  } catch (error) {
    return empty(statusOf(error));
  }
  const ids = [
    [ANALYTICS_COOKIE, analyticsId],
    [EXPERIMENT_COOKIE, experimentId],
  ] as const;
  for (const [cookie, id] of ids)
    if (request.cookies.get(cookie.name)?.value !== id)
      response.cookies.set(cookie.name, id, attributesOf(cookie));
  return response;
};
