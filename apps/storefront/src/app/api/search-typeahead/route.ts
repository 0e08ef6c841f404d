import { searchTypeahead } from '@simpletread/contract';
import type { NextRequest } from 'next/server';
import { isPreviewing, readFresh } from '../../../shell/api';

const headers = { 'cache-control': 'private, no-store' };

/** Answers the search board in a preview, whose handle no script has; otherwise scripts call the API directly. */
export const GET = async ({ nextUrl }: NextRequest): Promise<Response> => {
  const query = searchTypeahead.query.safeParse(Object.fromEntries(nextUrl.searchParams));
  if (!query.success || !(await isPreviewing())) return new Response(null, { status: 404, headers });
  return Response.json(await readFresh(searchTypeahead, { query: query.data }), { headers });
};
