/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ShareButton } from './ShareButton';

const give = (values: Partial<Record<'share' | 'clipboard', unknown>>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

describe('sharing a product', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('copies its whole address', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    give({ clipboard: { writeText } });
    render(<ShareButton path="/brands/toyo-tires/x/p/1" title="Toyo X" />);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/brands/toyo-tires/x/p/1`);
  });

  it('uses the device’s sharing, and shows the address if nothing accepts it', async () => {
    const share = jest.fn(() => Promise.reject(new Error('no')));
    give({ share });
    render(<ShareButton path="/a" title="Toyo X" />);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(`${window.location.origin}/a`)).toBeTruthy();
    expect(share).toHaveBeenCalledWith({ title: 'Toyo X', url: `${window.location.origin}/a` });
  });
});
