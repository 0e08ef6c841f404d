import { render, screen } from '@testing-library/react';
import { TimeSlot, TimeSlots } from './TimeSlot.js';

describe('TimeSlot', () => {
  it('is open, chosen or taken', () => {
    render(
      <TimeSlots label="Wednesday">
        <TimeSlot isChosen>8:30 am</TimeSlot>
        <TimeSlot>10:00 am</TimeSlot>
        <TimeSlot isTaken>11:30 am</TimeSlot>
      </TimeSlots>,
    );
    expect(screen.getByRole('group', { name: 'Wednesday' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '8:30 am', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: '10:00 am', pressed: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^11:30 am ?, taken$/ })).toHaveProperty('disabled', true);
  });
});
