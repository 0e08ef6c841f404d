import { EMPTY_CONTENT } from '@simpletread/domain';

import { readContent } from './campaign-row.js';

describe('the stored content of a campaign', () => {
  it('loses a part that cannot be read, and nothing else', () => {
    const banner = { name: 'Sale', text: 'Now.', link: null, hasCountdown: true };
    expect(readContent({ banner, pills: 'none', later: [] })).toEqual({ ...EMPTY_CONTENT, banner });
    expect(readContent(null)).toEqual(EMPTY_CONTENT);
  });
});
