import { askForSizes } from '@simpletread/contract';
import { passOn, shopperClient } from '../../../shell/api';

const MOST_CHARACTERS = 500;

/** Passes on that a visitor looked for a vehicle without sizes. */
export const POST = (request: Request): Promise<Response> =>
  passOn(request, MOST_CHARACTERS, async (note) =>
    (await shopperClient()).call(askForSizes, { params: askForSizes.params.parse(note) }),
  );
