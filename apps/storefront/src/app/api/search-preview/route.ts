import { cutText } from '@simpletread/domain';
import type { NextRequest } from 'next/server';
import { isForCustomer, isPreviewing } from '../../../shell/api';
import { previewTargetOf, readSearchPreview } from '../../../catalogue';
import { readShopper } from '../../../shell/shopper';
import { reportProblem } from '../../../shell/error-reports';

const KEPT_SECONDS = 1;

/** Prices never outlive a sign-in or sign-out: a customer's and a preview's are not cached, and a guest's only for these cookies. */
const kept = async (): Promise<HeadersInit> =>
  (await isForCustomer()) || (await isPreviewing())
    ? { 'cache-control': 'private, no-store' }
    : { 'cache-control': `private, max-age=${KEPT_SECONDS}`, vary: 'cookie' };

/** The content behind a search answer, for the panel next to the answers: `?link=` is the answer's page. */
export const GET = async ({ nextUrl }: NextRequest): Promise<Response> => {
  const target = previewTargetOf(cutText(nextUrl.searchParams.get('link') ?? '', 300));
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
