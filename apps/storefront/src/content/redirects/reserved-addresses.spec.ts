import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkArticlePlace } from '@simpletread/domain';

/** The first parts of the shop's page addresses. */
const ownAddresses = readdirSync(join(__dirname, '..', '..', 'app'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
  .map(({ name }) => name);

describe('an address of the shop itself', () => {
  it.each(ownAddresses)('is not available to a page of staff: /%s', (slug) => {
    expect(checkArticlePlace({ section: 'page', category: null, slug })).toMatchObject({
      ok: false,
      fault: { code: 'article.slugReserved' },
    });
  });
});
