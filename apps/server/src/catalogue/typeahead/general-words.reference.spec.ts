import { firstAnswer as first } from './testing/first-answer.js';

describe('general words and words of need', () => {
  it.each([
    ['run flat tires', '/vehicles'],
    ['trailer', '/types/trailer-tires'],
    ['ev tires', '/types/electric-vehicle-tires'],
    ['studded', '/categories/winter-tires'],
    ['10 ply tires', '/types/light-truck-tires'],
    ['dually tires', '/types/light-truck-tires'],
    ['tires', '/vehicles'],
    ['cheap tires', '/vehicles'],
    ['cheap', '/guided-shopping'],
    ['coupon', '/tire-deals'],
    ['tires near me', '/tire-shops'],
    ['near me', '/tire-shops'],
    ['track my order', '/track-your-order'],
    ['cheap tires near me', '/tire-shops'],
    ['new tires on sale', '/tire-deals'],
    ['how much are tires', '/vehicles'],
    ['best tire deals', '/tire-deals'],
    ['free shipping', '/free-shipping'],
    ['4 tires', '/vehicles'],
    ['donut spare', '/vehicles'],
    ['17s', '/tire-sizes/diameter/17'],
    ['22.5 tires', '/tire-sizes/diameter/22.5'],
    ['ten ply', '/types/light-truck-tires'],
    ['zero pressure', '/vehicles'],
    ['road hazard warranty claim', '/sales#road-hazard-coverage'],
    ['mount and balance', '/tire-shops'],
    ['wheel alignment', '/learn/tire-news-information/tire-dictionary#alignment'],
    ['flat repair', '/learn/tire-care/flat-tire-repair'],
    ['tpms sensors', '/learn/tire-care/tire-pressure'],
    ['katapult', '/financing'],
    ['gift card balance', '/help-center'],
    ['careers', '/about'],
    ['ST-1000001', '/track-your-order'],
  ])('alone lead to the fitting page: %j opens %s', async (text, link) => {
    expect(await first(text)).toBe(link);
  });
});
