import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimeSlot, TimeSlots } from './TimeSlot.js';

const Wednesday = () => (
  <TimeSlots label="Wednesday">
    <TimeSlot name="slot" value="08:00" defaultChecked>
      8:00 am
    </TimeSlot>
    <TimeSlot name="slot" value="09:00" isTaken>
      9:00 am
    </TimeSlot>
    <TimeSlot name="slot" value="10:00">
      10:00 am
    </TimeSlot>
  </TimeSlots>
);

describe('TimeSlot', () => {
  it('is open, chosen or taken', () => {
    render(<Wednesday />);
    expect(screen.getByRole('group', { name: 'Wednesday' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '8:00 am', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '10:00 am', checked: false })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^9:00 am ?, taken$/ })).toHaveProperty('disabled', true);
  });

  it('is one of its group, and a taken one cannot be chosen', async () => {
    render(<Wednesday />);
    await userEvent.click(screen.getByRole('radio', { name: /^9:00 am/ }));
    expect(screen.getByRole('radio', { name: '8:00 am' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: '10:00 am' }));
    expect(screen.getByRole('radio', { name: '8:00 am' })).toHaveProperty('checked', false);
  });
});
