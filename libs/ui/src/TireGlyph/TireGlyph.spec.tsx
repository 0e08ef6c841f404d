import { render } from '@testing-library/react';
import { TireGlyph } from './TireGlyph.js';

describe('TireGlyph', () => {
  it('is decoration', () => {
    const { container } = render(<TireGlyph size={48} />);
    const glyph = container.querySelector('svg');
    expect(glyph?.getAttribute('aria-hidden')).toBe('true');
    expect(glyph?.getAttribute('width')).toBe('48');
  });
});
