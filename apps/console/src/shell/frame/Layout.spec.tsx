import { permissionsOf } from '@simpletread/domain';
import { fireEvent, screen } from '@testing-library/react';

import { renderConsole } from '../../../test/render-console.js';
import { Layout } from './Layout.js';

describe('the frame of the console', () => {
  it('loses no letter that is typed right after the keys of the palette', async () => {
    renderConsole(<Layout>page</Layout>, {
      permissions: permissionsOf('support-agent'),
      dataProvider: { getList: () => Promise.resolve({ data: [], total: 0 }) },
    });
    await screen.findByText('page');
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    // No wait: the field is there and has the focus in the same moment.
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  });
});
