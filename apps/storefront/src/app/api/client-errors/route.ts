import { reportClientError } from '@simpletread/contract';
import { shopperClient } from '../../../api/client';
import { isRefusal } from '../../../api/contract-problem';

const MOST_BYTES = 16_384;

/** Hands a browser's failure to the API's monitoring endpoint. */
export const POST = async (request: Request): Promise<Response> => {
  const text = await request.text();
  if (text.length > MOST_BYTES) return new Response(null, { status: 413 });
  try {
    const body = reportClientError.body.parse(JSON.parse(text));
    await (await shopperClient()).call(reportClientError, { body });
    return new Response(null, { status: 202 });
  } catch (error) {
    return new Response(null, { status: isRefusal(error, 'request.rateLimited') ? 429 : 400 });
  }
};
