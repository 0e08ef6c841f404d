import { render } from '@testing-library/react';
import fc from 'fast-check';
import { formatScore } from './format-score.js';
import { ScoreBadge } from './ScoreBadge.js';

describe('ScoreBadge', () => {
  it('shows the score with one decimal', () => {
    const { container } = render(<ScoreBadge score={9.06} />);
    expect(container.textContent).toBe('9.1SimpleScore');
  });

  it('states that there is no score', () => {
    const { container } = render(<ScoreBadge score={null} />);
    expect(container.textContent).toBe('–Score unavailable');
  });

  it('stays on the scale of 0 to 10', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (score) => {
        const shown = Number(formatScore(score));
        expect(shown).toBeGreaterThanOrEqual(0);
        expect(shown).toBeLessThanOrEqual(10);
      }),
    );
  });
});
