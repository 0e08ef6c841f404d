/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type PlaceActions, PlaceActionsProvider } from './PlaceActions';
import { PlaceButton } from './PlaceButton';

const choosePlace = jest.fn<
  ReturnType<PlaceActions['choosePlace']>,
  Parameters<PlaceActions['choosePlace']>
>();

const chosen = jest.fn();
const device = (
  getCurrentPosition: ((good: PositionCallback, bad: PositionErrorCallback) => void) | null,
) => {
  if (getCurrentPosition === null) delete (navigator as { geolocation?: unknown }).geolocation;
  else Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
};
const press = async () => {
  render(
    <PlaceActionsProvider chooseZip={jest.fn()} choosePlace={choosePlace}>
      <PlaceButton onChosen={chosen} />
    </PlaceActionsProvider>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    await Promise.resolve();
  });
};

describe('the place of a device', () => {
  beforeEach(() => {
    chosen.mockClear();
    choosePlace.mockReset().mockResolvedValue({ error: null });
  });

  it('is rounded to about half a mile', async () => {
    device((good) => good({ coords: { latitude: 39.93654, longitude: -75.15321 } } as GeolocationPosition));
    await press();
    expect(choosePlace).toHaveBeenCalledWith(39.94, -75.15);
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Parameters<typeof device>[0], string]>([
    ['the browser has no geolocation', null, 'Sorry, but Geolocation is not supported by this browser.'],
    [
      'the visitor or browser says no',
      (_, bad) => bad({ code: 1 } as GeolocationPositionError),
      'Your browser doesn’t share your location. Please type your ZIP code.',
    ],
    [
      'it is not found',
      (_, bad) => bad({ code: 3 } as GeolocationPositionError),
      'We couldn’t find your location. Please type your ZIP code.',
    ],
  ])('has a message if %s [R5.22]', async (_, found, words) => {
    device(found);
    await press();
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('outside the shipping area gets a message', async () => {
    device((good) => good({ coords: { latitude: 21.3, longitude: -157.85 } } as GeolocationPosition));
    choosePlace.mockResolvedValue({ error: 'We do not ship there.' });
    await press();
    expect(screen.getByRole('alert').textContent).toBe('We do not ship there.');
  });
});
