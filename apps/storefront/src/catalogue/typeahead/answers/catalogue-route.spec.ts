import { catalogueAreaOf } from './catalogue-route';

describe('a search that ends', () => {
  it.each([
    ['/tire-sizes/225-65r17?brand=toyo', '/', 'tire-sizes'],
    ['/vehicles/subaru/outback/2021', '/vehicles/subaru/outback/2020', 'vehicles'],
    ['/brands/toyo-tires/open-country', '/brands/toyo-tires', 'brands'],
    ['/categories/winter-tires', '/checkout/shipping', 'categories'],
    ['/types/all-terrain', '/', 'types'],
  ])('goes to another page of the catalogue: %s', (href, open, area) => {
    expect(catalogueAreaOf(href, open)).toBe(area);
  });

  it.each([
    ['/tire-sizes/225-65r17?brand=toyo', '/tire-sizes/225-65r17'],
    ['/tire-sizes/225-65r17#top', '/tire-sizes/225-65r17'],
    ['/search?q=toyo', '/'],
    ['/tire-deals/black-friday-sale', '/'],
    ['/location', '/'],
    ['/brandsmart', '/'],
    ['/', '/brands'],
  ])('stays on its page or leaves the catalogue: %s from %s', (href, open) => {
    expect(catalogueAreaOf(href, open)).toBeNull();
  });
});
