import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkProps } from '../link.js';
import { Button } from './Button.js';

describe('Button', () => {
  it('does its action when pressed', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Add to cart</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('submits a form only if told to', () => {
    render(<Button>Continue</Button>);
    expect(screen.getByRole('button')).toHaveProperty('type', 'button');
  });

  it('is a link with an address, rendered by the app’s router', () => {
    const RouterLink = (props: LinkProps) => <a data-router="yes" {...props} />;
    render(
      <Button href="/compare" linkAs={RouterLink}>
        Compare 3
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Compare 3' });
    expect(link.getAttribute('href')).toBe('/compare');
    expect(link.dataset['router']).toBe('yes');
  });

  it('says why it is disabled, stays in the tab order and does nothing', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="Select a tire size first">
          Add to cart
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Add to cart' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Select a tire size first');
  });

  it('cannot be pressed twice while busy', async () => {
    const onClick = jest.fn();
    render(
      <Button isLoading onClick={onClick}>
        Place order
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Place order' });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});
