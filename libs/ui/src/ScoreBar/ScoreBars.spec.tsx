import { render, screen } from '@testing-library/react';
import { ScoreBars } from './ScoreBars.js';

describe('ScoreBars', () => {
  it('draws each score over a full width of ten and says it', () => {
    const { container } = render(<ScoreBars items={[{ label: 'Lasting', score: 9.4 }]} />);
    expect(container.querySelector('i')?.style.width).toBe('94%');
    expect(screen.getByRole('listitem').textContent).toBe('Lasting9.4 of 10');
  });

  it('leaves the track empty without a score', () => {
    const { container } = render(<ScoreBars items={[{ label: 'Lasting', score: null }]} />);
    expect(container.querySelector('i')).toBeNull();
    expect(screen.getByText('Score unavailable')).toBeTruthy();
  });
});
