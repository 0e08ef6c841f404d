import { ContractError, reportClientError } from '@simpletread/contract';
import { shopperClient } from '../../../shell/api';

const MOST_BYTES = 16_384;

// The browser's report isn't at fault if the API is down.
const statusOf = (error: unknown): number =>
  error instanceof ContractError ? (error.statusCode ?? 503) : 400;

/** Passes a browser's failure to the API's monitoring endpoint. */
export const POST = async (request: Request): Promise<Response> => {
  const text = await request.text();
  if (text.length > MOST_BYTES) return new Response(null, { status: 413 });
  try {
    const body = reportClientError.body.parse(JSON.parse(text));
    await (await shopperClient()).call(reportClientError, { body });
    return new Response(null, { status: 202 });
  } catch (error) {
    return new Response(null, { status: statusOf(error) });
  }
};
