import { aTireCard } from '../../shell/testing/a-tire-card';
import { fitObjection, fitTag } from './fit-words';
import { tireFacts, warrantyText } from './tire-facts';
import { tirePicture, tirePictureSet } from '../../shell/pictures/tire-picture';

describe('a tire in words', () => {
  it('lists its facts, most important first', () => {
    expect(tireFacts(aTireCard({ isExtraLoad: true, hasSnowflake: true }))).toEqual([
      'Touring',
      '102H',
      'XL',
      '70,000 mi',
      'Severe snow rated',
    ]);
    expect(warrantyText(null)).toBe('No mileage warranty');
  });

  it('names the mark of a P-metric tire, which is listed among the others of its size', () => {
    expect(tireFacts(aTireCard({ sizeCode: 'P225/65R17' }))).toContain('Marked P225/65R17');
  });

  it('names the rear tire of a staggered set', () => {
    const { rear: _rear, ...variant } = aTireCard({ sizeCode: '275/35R19', serviceDescription: '100Y' });
    expect(tireFacts(aTireCard({ rear: variant }))).toContain('Rear 275/35R19 100Y');
  });

  it('names the vehicle if it fits, and the failed rule if it does not', () => {
    const reasons = [
      { code: 'size', isPassed: true, text: 'Same size.' },
      { code: 'load', isPassed: false, text: 'Load index 95 is below 102.' },
    ];
    expect(fitTag({ kind: 'fits', reasons: [] }, '2021 Outback').words).toBe('Fits your 2021 Outback');
    expect(fitTag({ kind: 'refused', reasons }, '2021 Outback').words).toBe('Does not fit');
    expect(fitObjection({ kind: 'refused', reasons })).toBe('Load index 95 is below 102.');
    expect(fitObjection({ kind: 'fits', reasons: reasons.slice(0, 1) })).toBeUndefined();
  });

  it('has a picture only by its key', () => {
    expect(tirePicture('touring-1')).toBe('/tires/touring-1-hero.webp');
    expect(tirePicture('touring-1', 'tread', true)).toBe('/tires/touring-1-tread-480.webp');
    expect(tirePicture('touring-1', 'side', true)).toBe('/tires/touring-1-side-480.webp');
    expect(tirePicture('NA')).toBeNull();
    expect(tirePicture('../secret-1')).toBeNull();
    expect(tirePictureSet('touring-1')).toEqual({
      src: '/tires/touring-1-hero.webp',
      srcSet: '/tires/touring-1-hero-480.webp 480w, /tires/touring-1-hero.webp 1000w',
    });
    expect(tirePictureSet('NA')).toEqual({});
  });
});
