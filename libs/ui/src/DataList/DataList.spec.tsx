import { render, screen } from '@testing-library/react';
import { DataList } from './DataList.js';

describe('DataList', () => {
  it('pairs names with values', () => {
    render(<DataList rows={[{ id: 'size', label: 'Size', value: '225/65R17' }]} />);
    expect(screen.getByRole('term').textContent).toBe('Size');
    expect(screen.getByRole('definition').textContent).toBe('225/65R17');
  });
});
