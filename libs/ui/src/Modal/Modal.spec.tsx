import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './Modal.js';

const Page = ({ isHeadHidden = false }: { isHeadHidden?: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Change time
      </button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Change the time"
        description="Open until Dec 20."
        isHeadHidden={isHeadHidden}
      >
        <button type="button">8:30 am</button>
      </Modal>
    </>
  );
};

const openModal = async (props: { isHeadHidden?: boolean } = {}) => {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change time' }));
  return screen.findByRole('dialog', { name: 'Change the time' });
};

describe('Modal', () => {
  it('is named by its title and described by its sentence', async () => {
    const dialog = await openModal();
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Open until Dec 20.');
  });

  it('closes on Esc and returns focus', async () => {
    await openModal();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change time' })),
    );
  });

  it('closes with its button', async () => {
    await openModal();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps its name if the head is hidden', async () => {
    await openModal({ isHeadHidden: true });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
