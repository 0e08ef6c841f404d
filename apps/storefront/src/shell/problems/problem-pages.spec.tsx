import { faultMessage } from '@simpletread/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import NotFound from '../../app/not-found';
import { FailedPage } from './FailedPage';
import { SupportPhoneContext } from '../frame/support-phone';

const failed = (): string =>
  renderToStaticMarkup(
    <SupportPhoneContext value={{ display: '(800) 555-0199', value: '8005550199' }}>
      <FailedPage error={new Error('boom')} />
    </SupportPhoneContext>,
  );

describe('pages that could not be shown', () => {
  it('offer the home page and a retry, on 404 and on 500 [R2.41]', () => {
    for (const html of [renderToStaticMarkup(<NotFound />), failed()]) {
      expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Take me home<\/a>/);
      // An empty address is the page's own, with script and without.
      expect(html).toMatch(/<a[^>]*href=""[^>]*>Reload<\/a>/);
    }
  });

  it('use the catalog’s messages [R8.03]', () => {
    expect(renderToStaticMarkup(<NotFound />)).toContain('The page you are looking for is missing.');
    const text = failed().replace(/<[^>]+>/g, '');
    expect(text).toContain('Oops, something went wrong');
    expect(text).toContain('Please call (800) 555-0199 for sales or try to refresh this page.');
    expect(faultMessage({ code: 'server.unexpected', data: {} })).toBe(
      "We're experiencing a technical problem. Please try again.",
    );
  });

  it('reveal nothing about the failure itself', () => {
    expect(failed()).not.toContain('boom');
  });
});
