import { render, screen } from '@testing-library/react';
import { TileImage } from './TileImage.js';

describe('TileImage', () => {
  it('shows the picture', () => {
    render(<TileImage src="/tour.webp" alt="Kestrel Tour 4S" />);
    expect(screen.getByRole('img', { name: 'Kestrel Tour 4S' })).toBeTruthy();
  });

  it('says that there is none', () => {
    const { container } = render(<TileImage src="NA" alt="Kestrel Tour 4S" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toBe('Image unavailable');
  });
});
