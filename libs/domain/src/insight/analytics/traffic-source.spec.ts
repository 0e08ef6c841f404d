import { trafficSourceOf } from './traffic-source.js';

const of = (query: string) => trafficSourceOf(new URLSearchParams(query));

describe('the source of a visit', () => {
  it('is read from the words of a campaign', () => {
    expect(of('utm_source=Newsletter&utm_medium=email&utm_campaign=Spring%20tires&utm_content=top')).toEqual({
      source: 'newsletter',
      medium: 'email',
      campaign: 'spring tires',
      term: null,
      content: 'top',
    });
  });

  it.each([
    ['gclid=CjwK-123', 'google', 'cpc'],
    ['msclkid=9', 'bing', 'cpc'],
    ['fbclid=IwAR', 'facebook', 'cpc'],
    ['utm_source=partner', 'partner', 'referral'],
    ['utm_source=brand&gclid=1', 'brand', 'cpc'],
  ])('of %s is %s, %s; no click id stays', (query, source, medium) => {
    expect(of(query)).toEqual({ source, medium, campaign: null, term: null, content: null });
  });

  it.each([
    '',
    'size=225-65-17',
    'utm_medium=email',
    'gclid=',
    'utm_source=priya@mail.com',
    'utm_source=<b>',
  ])('is unknown with %j', (query) => expect(of(query)).toBeNull());

  it('never contains an email address from a campaign parameter', () => {
    expect(of('utm_source=mail&utm_term=priya@mail.com&utm_content=x')).toMatchObject({ term: null });
  });
});
