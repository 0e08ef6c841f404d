import { ok, refuse, type Result } from '../../result/index.js';

const MOST_CHARACTERS = 200;
const ADDRESS =
  /^(https?:\/\/)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63})((?:\/[^\s<>"'`\\^{|}]*)?)$/i;

/**
 * Reads a website address with or without `https://` and returns it with one: null when empty. Refuses with `installer.websiteInvalid` if
 * it isn't a host name with a path, or is longer than 200 characters.
 */
export const parseWebsite = (text: string): Result<string | null, 'installer.websiteInvalid'> => {
  const written = text.trim();
  if (written === '') return ok(null);
  const [, scheme = 'https://', host = '', path = ''] = ADDRESS.exec(written) ?? [];
  const address = `${scheme.toLowerCase()}${host.toLowerCase()}${path === '/' ? '' : path}`;
  return host !== '' && address.length <= MOST_CHARACTERS ? ok(address) : refuse('installer.websiteInvalid');
};
