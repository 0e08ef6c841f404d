import { renderMail } from '@simpletread/domain';

import { inLook } from './preview-look.js';

const { html } = renderMail(
  { template: 'quote', subject: 'Your quote', blocks: ['Hello.'] },
  { shopUrl: null, servicePhone: null },
);

describe('the look of a mail in its preview', () => {
  it('is dark or light, whatever the screen prefers', () => {
    expect(inLook(html, 'dark')).toContain('@media all{.st-page{');
    expect(inLook(html, 'light')).toContain('@media not all{.st-page{');
    for (const look of ['light', 'dark'] as const)
      expect(inLook(html, look)).not.toContain('prefers-color-scheme');
  });
});
