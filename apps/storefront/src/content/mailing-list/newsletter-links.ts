import { followNewsletterLink, noteNewsletterOpened } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../shell/api';

const HOME = '/';

/** Returns the page that a link of a newsletter leads to; the home page for one that nobody sent. */
export const followedPath = async (token: string): Promise<string> => {
  try {
    return (await (await shopperClient()).call(followNewsletterLink, { body: { token } })).path;
  } catch (error) {
    if (isRefusal(error, 'record.missing', 'request.invalid')) return HOME;
    throw error;
  }
};

/** Notes that a newsletter was opened. A failure loses a count and nothing else. */
export const noteOpened = async (token: string): Promise<void> => {
  try {
    await (await shopperClient()).call(noteNewsletterOpened, { body: { token } });
  } catch {
    // The reader of an email gets the picture either way.
  }
};
