import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pill } from './Pill.js';
import { PillRow } from './PillRow.js';

describe('Pill', () => {
  it('marks the chosen one', async () => {
    const onClick = jest.fn();
    render(
      <PillRow label="Shop by">
        <Pill isChosen>Vehicle</Pill>
        <Pill onClick={onClick}>Brand</Pill>
      </PillRow>,
    );
    expect(screen.getByRole('group', { name: 'Shop by' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vehicle', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Brand', pressed: false }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('accepts the role of a tab without contradicting it', () => {
    render(
      <Pill role="tab" aria-selected>
        Vehicle
      </Pill>,
    );
    expect(screen.getByRole('tab', { selected: true }).hasAttribute('aria-pressed')).toBe(false);
  });

  it('marks the current one of several links', () => {
    render(
      <Pill href="/deals" isChosen isDeal>
        Deals
      </Pill>,
    );
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/deals');
  });
});
