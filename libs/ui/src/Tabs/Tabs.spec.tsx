import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs.js';

const tabs = [
  { id: 'insights', label: 'Insights', panel: 'Lasts long' },
  { id: 'specs', label: 'Specs', panel: '10.5/32 in' },
];

describe('Tabs', () => {
  it('starts with the first panel and moves with the arrows', async () => {
    render(<Tabs label="About the tire" tabs={tabs} />);
    expect(screen.getByRole('tabpanel').textContent).toBe('Lasts long');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Specs', selected: true })).toBeTruthy();
    expect(screen.getByRole('tabpanel').textContent).toBe('10.5/32 in');
  });

  it('leaves the choice to its owner when controlled', async () => {
    const onValueChange = jest.fn();
    render(<Tabs label="About the tire" tabs={tabs} value="insights" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Specs' }));
    expect(onValueChange).toHaveBeenCalledWith('specs');
    expect(screen.getByRole('tabpanel').textContent).toBe('Lasts long');
  });
});
