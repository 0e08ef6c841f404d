import { DEFAULT_SETTINGS } from './default-settings.js';
import { readSettings } from './shop-setting.repository.js';

describe('stored settings of the shop', () => {
  it('are read field by field, so that no page and no price depends on one of them', () => {
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
    expect(
      readSettings({
        simpleCrewPromo: 'Join us',
        ofAnEarlierRelease: 1,
        customerServiceNumber: { display: '', value: 'x' },
        toString: 'x',
      }),
    ).toEqual({ ...DEFAULT_SETTINGS, simpleCrewPromo: 'Join us' });
  });
});
