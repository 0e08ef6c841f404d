import { readPlace } from '../../shell/shopper/read-place';
import { isPreviewing } from '../../shell/api/is-previewing';
import { acceptZip } from './accept-zip';

jest.mock('next/headers', () => ({ cookies: jest.fn() }));
jest.mock('../../shell/shopper/read-place', () => ({ readPlace: jest.fn() }));
jest.mock('../../shell/api/is-previewing', () => ({ isPreviewing: jest.fn() }));

const place = { zip: '19147', city: 'Philadelphia', state: 'PA', isContiguous: true, isMilitary: false };
const found = jest.mocked(readPlace);

describe('a ZIP that a shopper gives', () => {
  beforeEach(() => {
    found.mockReset().mockResolvedValue(place);
    jest.mocked(isPreviewing).mockReset().mockResolvedValue(false);
  });

  it('is cut to its five digits', async () => {
    expect(await acceptZip(' 19147-1234 ')).toEqual({ zip: '19147' });
  });

  it.each([
    ['99501', { ...place, isContiguous: false }],
    ['09001', { ...place, isMilitary: true, isContiguous: false }],
  ])('of %s, outside the shipping area, is refused before a price is shown', async (zip, there) => {
    found.mockResolvedValue(there);
    expect(await acceptZip(zip)).toEqual({ error: expect.any(String) });
  });

  it('is not looked up if it is invalid', async () => {
    expect(await acceptZip('1914')).toEqual({ error: 'Oops. Please enter a valid ZIP code.' });
    expect(found).not.toHaveBeenCalled();
  });

  it('in a preview is set in its bar', async () => {
    jest.mocked(isPreviewing).mockResolvedValue(true);
    expect(await acceptZip('19147')).toEqual({
      error: 'This is a preview of the shop. Nothing can be bought or changed.',
    });
    expect(found).not.toHaveBeenCalled();
  });
});
