import type { NextRequest } from 'next/server';
import { isForCustomer, isPreviewing } from '../../../shell/api';
import { previewTargetOf, readSearchPreview } from '../../../catalogue';
import { readShopper } from '../../../shell/shopper';
import { reportProblem } from '../../../shell/telemetry';

const KEPT_SECONDS = 1;

/** Nobody who signs in or out sees the prices of before: a customer's and a preview's are not kept, and a guest's are for these cookies alone. */
const kept = async (): Promise<HeadersInit> =>
  (await isForCustomer()) || (await isPreviewing())
    ? { 'cache-control': 'private, no-store' }
    : { 'cache-control': `private, max-age=${KEPT_SECONDS}`, vary: 'cookie' };

/** What lies behind an answer of the search, for the panel beside the answers: `?link=` names the answer's page. */
export const GET = async ({ nextUrl }: NextRequest): Promise<Response> => {
  const target = previewTargetOf((nextUrl.searchParams.get('link') ?? '').slice(0, 300));
  if (target === null) return new Response(null, { status: 404 });
  try {
    const { place } = await readShopper();
    const preview = await readSearchPreview(target, place?.zip ?? null);
    if (preview === null) return new Response(null, { status: 404 });
    return Response.json(preview, { headers: await kept() });
  } catch (error) {
    reportProblem('search preview', error);
    return new Response(null, { status: 502 });
  }
};
