import { render, screen } from '@testing-library/react';
import { hasImage, TireImage } from './TireImage.js';

describe('TireImage', () => {
  it.each(['', ' ', 'NA', 'na', null, undefined])('renders nothing for the source %p', (src) => {
    const { container } = render(<TireImage src={src} alt="Kestrel Tour 4S" />);
    expect(container.innerHTML).toBe('');
    expect(hasImage(src)).toBe(false);
  });

  it('is 200 by 200 unless sized or filling; an empty or NA source renders nothing [R5.21]', () => {
    const { rerender, container } = render(<TireImage src="/tour.webp" alt="Kestrel Tour 4S" />);
    const image = screen.getByRole('img', { name: 'Kestrel Tour 4S' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['200', '200']);
    rerender(<TireImage src="/tour.webp" alt="Kestrel Tour 4S" isFill />);
    expect(screen.getByRole('img').hasAttribute('width')).toBe(false);
    rerender(<TireImage src="NA" alt="Kestrel Tour 4S" />);
    expect(container.innerHTML).toBe('');
    rerender(<TireImage src="" alt="Kestrel Tour 4S" />);
    expect(container.innerHTML).toBe('');
  });

  it('lets an app’s image component fill its place', () => {
    const AppImage = ({ fill, ...rest }: { fill?: boolean; src: string; alt: string }) => (
      <img data-fill={String(fill)} {...rest} />
    );
    render(<TireImage src="/tour.webp" alt="Tour 4S" isFill imageAs={AppImage} />);
    expect(screen.getByRole('img').dataset['fill']).toBe('true');
  });
});
