import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { Banner } from './Banner/Banner.js';
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.js';
import { Button } from './Button/Button.js';
import { Checkbox } from './Checkbox/Checkbox.js';
import { PickCard } from './PickCard/PickCard.js';
import { QuantityStepper } from './QuantityStepper/QuantityStepper.js';
import { RadioCards } from './RadioCards/RadioCards.js';
import { ScoreBars } from './ScoreBar/ScoreBars.js';
import { SearchCombobox } from './SearchCombobox/SearchCombobox.js';
import { SelectField } from './SelectField/SelectField.js';
import { Stepper } from './Stepper/Stepper.js';
import { Tabs } from './Tabs/Tabs.js';
import { TextField } from './TextField/TextField.js';
import { Timeline } from './Timeline/Timeline.js';
import { TimeSlot, TimeSlots } from './TimeSlot/TimeSlot.js';
import { Toggle } from './Toggle/Toggle.js';

const nothing = () => undefined;
const items = [
  { id: 'a', label: '2021 Outback' },
  { id: 'b', label: '2021 WRX' },
];

const parts: readonly [string, ReactElement][] = [
  ['a closed button', <Button disabledReason="Select a tire size first">Add to cart</Button>],
  ['a field with an error', <TextField label="ZIP" hint="Five digits" error="Oops." />],
  ['a select', <SelectField label="Size" options={[{ value: 'a', label: '225/65R17' }]} />],
  ['a checkbox', <Checkbox label="In stock" count={4} />],
  ['a toggle', <Toggle label="Coverage" />],
  [
    'radio cards',
    <RadioCards
      legend="Pay by"
      value="a"
      onValueChange={nothing}
      options={[{ value: 'a', label: 'Card' }]}
    />,
  ],
  ['a quantity', <QuantityStepper value={1} max={5} onValueChange={nothing} />],
  ['score bars', <ScoreBars items={[{ label: 'Lasting', score: 9.4 }]} />],
  ['breadcrumbs', <Breadcrumbs crumbs={[{ label: 'Kestrel', href: '/k' }, { label: 'Tour 4S' }]} />],
  ['a stepper', <Stepper currentId="a" steps={items} />],
  ['a timeline', <Timeline steps={items.map((item) => ({ ...item, state: 'now' as const }))} />],
  [
    'time slots',
    <TimeSlots label="Morning">
      <TimeSlot name="slot">8:00 am</TimeSlot>
      <TimeSlot name="slot" isTaken>
        9:00 am
      </TimeSlot>
    </TimeSlots>,
  ],
  ['tabs', <Tabs label="About" tabs={items.map((item) => ({ ...item, panel: item.label }))} />],
  ['a banner', <Banner isLive>Saved.</Banner>],
  [
    'a pick',
    <PickCard
      href="/p"
      why="Best overall"
      image={null}
      brand="Calder"
      name="Allroad"
      price={null}
      score={9}
      rating={4.5}
      headingLevel={2}
    />,
  ],
  [
    'a search with results',
    <SearchCombobox
      leadText="I drive a"
      value="2021"
      onValueChange={nothing}
      groups={[{ id: 'v', label: 'Vehicles', items }]}
      state="results"
      onSelect={nothing}
    />,
  ],
];

describe('accessibility', () => {
  it.each(parts)('axe finds no violation in %s', async (_name, part) => {
    const { container } = render(<main>{part}</main>);
    // colors and sizes need a real layout; the browser journeys check those
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
