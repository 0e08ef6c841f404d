import { reportClientError } from '@simpletread/contract';
import { passOn, shopperClient } from '../../../shell/api';

const MOST_CHARACTERS = 16_384;

/** Passes a browser's failure to the API's monitoring endpoint. */
export const POST = (request: Request): Promise<Response> =>
  passOn(request, MOST_CHARACTERS, async (note) =>
    (await shopperClient()).call(reportClientError, { body: reportClientError.body.parse(note) }),
  );
