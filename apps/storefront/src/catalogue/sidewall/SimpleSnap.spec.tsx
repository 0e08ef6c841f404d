/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirect } from 'next/navigation';
import SimpleSnapPage from '../../app/simplesnap/page';

jest.mock('next/navigation', () => ({ redirect: jest.fn() }));
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(new Headers()),
  cookies: () => Promise.resolve({ get: () => undefined, getAll: () => [] }),
}));

const WORD_MS = 1600;
const ADVICE_MS = 5000;

/** A device whose camera shows a picture, and a browser that can draw it. */
const useACamera = (): void => {
  const stream = { getTracks: () => [{ stop: jest.fn() }] } as unknown as MediaStream;
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () => Promise.resolve(stream),
      enumerateDevices: () => Promise.resolve([{ kind: 'videoinput' }]),
    },
  });
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 4 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, get: () => 800 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => ({ drawImage: () => undefined }),
  });
  Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', {
    configurable: true,
    value: (take: (blob: Blob) => void) => take(new Blob(['photo'], { type: 'image/jpeg' })),
  });
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
};

// This environment has no Response, so this has only the parts that the client reads.
const replyOf = (reading: object): Response =>
  ({
    ok: true,
    status: 200,
    headers: new Headers(),
    text: () => Promise.resolve(JSON.stringify(reading)),
  }) as Response;

/** An API that answers on request. */
const useAnAnswer = (): ((reading: object) => Promise<void>) => {
  let tell: (response: Response) => void = () => undefined;
  global.fetch = () => new Promise((resolve) => (tell = resolve));
  return (reading) => act(async () => tell(replyOf(reading)));
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const NOTHING = { choices: [], isSure: false, serviceDescription: null, problem: 'dark' };
const SURE = {
  choices: [{ sizeCode: '225/65R17', sizeSlug: '225-65r17', tireCount: 12, confidence: 0.99 }],
  isSure: true,
  serviceDescription: '102H',
  problem: null,
};

describe('SimpleSnap', () => {
  const own = global.fetch;
  beforeEach(useACamera);
  afterEach(() => {
    global.fetch = own;
    jest.useRealTimers();
  });

  it('instructs, takes, retakes and uses a photo, announces reading, gives tips after a failure, and leads to the results [R4.18]', async () => {
    const answer = useAnAnswer();
    render(<SimpleSnapPage />);
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.join()).toMatch(/Stand in front.*largest row.*Take the photo/s);

    await press('Open the camera');
    await press('Take photo');
    expect(screen.getByRole('img', { name: 'The photo you took' })).toBeTruthy();
    await press('Retake');
    await press('Take photo');
    await press('Use this photo');

    expect(screen.getByRole('status').textContent).toBe('Sending the photo …');
    expect(screen.getByRole('button', { name: 'Retake' }).getAttribute('aria-disabled')).toBe('true');

    await answer(NOTHING);
    const failed = screen.getByRole('heading', { name: 'We couldn’t read a size in this photo' });
    expect(document.activeElement).toBe(failed);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Too dark: add light.')).toBeTruthy();
    expect(screen.queryByText(/Wipe off dirt/)).toBeNull();
    expect(screen.getByLabelText('Or type the size')).toBeTruthy();
    expect(redirect).not.toHaveBeenCalled();

    await press('Take another photo');
    await press('Take photo');
    await press('Use this photo');
    expect(screen.getByRole('status').textContent).toBe('Sending the photo …');
    await answer(SURE);
    expect(redirect).toHaveBeenCalledWith('/tire-sizes/225-65r17?sidewall=102H');
  });

  it('takes no photo while the camera’s picture is still black', async () => {
    Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, get: () => 1 });
    const { container } = render(<SimpleSnapPage />);
    await press('Open the camera');
    await press('Take photo');
    expect(screen.queryByRole('img', { name: 'The photo you took' })).toBeNull();
    await act(async () => void container.querySelector('video')?.dispatchEvent(new Event('loadeddata')));
    expect(screen.getByRole('img', { name: 'The photo you took' })).toBeTruthy();
  });

  it('announces its progress while a photo is read', async () => {
    const answer = useAnAnswer();
    jest.useFakeTimers();
    const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());
    render(<SimpleSnapPage />);
    await tap('Open the camera');
    await tap('Take photo');
    await tap('Use this photo');
    const said: (string | null)[] = [];
    for (let count = 0; count < 5; count += 1) {
      said.push(screen.getByRole('status').textContent);
      act(() => jest.advanceTimersByTime(WORD_MS));
    }
    expect(said).toEqual([
      'Sending the photo …',
      'Looking for the letters …',
      'Straightening the curve …',
      'Reading the size …',
      'Reading the size …',
    ]);
    await answer(NOTHING);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says what to do better after five seconds without an answer, and offers another photo', async () => {
    const answer = useAnAnswer();
    jest.useFakeTimers();
    const tap = (name: string) => act(async () => screen.getByRole('button', { name }).click());
    const isDisabled = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
    render(<SimpleSnapPage />);
    await tap('Open the camera');
    await tap('Take photo');
    await tap('Use this photo');
    act(() => jest.advanceTimersByTime(ADVICE_MS - 1));
    expect(screen.queryByText(/Fill the frame/)).toBeNull();
    expect(isDisabled('Retake')).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(/Fill the frame/)).toBeTruthy();
    await tap('Retake');
    await tap('Take photo');
    // The new photo isn't sent yet, so nothing is being read.
    expect(screen.queryByText(/Still reading/)).toBeNull();
    expect(isDisabled('Use this photo')).toBe(false);
    await answer(NOTHING);
  });
});
