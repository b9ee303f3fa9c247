import type { ComponentProps } from 'react';
import { ShowIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { FieldFrame, NumberField, TextArea, TextField } from '#src/ui/primitives/field.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Stepper } from '#src/ui/primitives/stepper.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import type { Exhibit } from '#dev/gallery/exhibit.ts';
import { Held, nothing } from '#dev/gallery/held.tsx';

type Without<P> = Omit<P, 'value' | 'onChange' | 'checked'>;

const text = (start: string, rest: Without<ComponentProps<typeof TextField>>) => (
  <Held start={start}>{(value, set) => <TextField {...rest} value={value} onChange={set} />}</Held>
);
const area = (start: string, rest: Without<ComponentProps<typeof TextArea>>) => (
  <Held start={start}>{(value, set) => <TextArea {...rest} value={value} onChange={set} />}</Held>
);
const tees = [
  { value: 'white', label: 'White, 6 210 yd, 71.2 / 128' },
  { value: 'yellow', label: 'Yellow, 5 870 yd, 69.4 / 122' },
];
const select = (rest: Without<ComponentProps<typeof Select>>) => (
  <Held start="white">{(value, set) => <Select {...rest} value={value} onChange={set} />}</Held>
);
const units = [
  { value: 'yd', label: 'Yards' },
  { value: 'm', label: 'Metres' },
];
const segments = (start: string | undefined, rest: Without<ComponentProps<typeof SegmentedControl>>) => (
  <Held start={start}>{(value, set) => <SegmentedControl {...rest} value={value} onChange={set} />}</Held>
);
const feel = (start: number | undefined) => (
  <Held start={start}>{(value, set) => <FeelScale value={value} onChange={set} />}</Held>
);
const checkbox = (start: boolean, rest: Without<ComponentProps<typeof Checkbox>>) => (
  <Held start={start}>{(checked, set) => <Checkbox {...rest} checked={checked} onChange={set} />}</Held>
);
const toggle = (start: boolean, rest: Without<ComponentProps<typeof Switch>>) => (
  <Held start={start}>{(checked, set) => <Switch {...rest} checked={checked} onChange={set} />}</Held>
);
const routines = [
  { value: 'target', title: 'Target alignment', text: 'Pick a spot a yard ahead of the ball, set the face to it.' },
  { value: 'breath', title: 'Breathing trigger', text: 'One slow breath out starts the swing.' },
  { value: 'none', title: 'None' },
];
const cards = (start: string | undefined, rest: Without<ComponentProps<typeof RadioCards>>) => (
  <Held start={start}>{(value, set) => <RadioCards {...rest} value={value} onChange={set} />}</Held>
);
const stepper = (
  start: number | undefined,
  rest: Without<ComponentProps<typeof Stepper>> = { label: 'Putts', min: 0, max: 9, start: 2 },
) => <Held start={start}>{(value, set) => <Stepper {...rest} value={value} onChange={set} />}</Held>;

export const fields: readonly Exhibit[] = [
  {
    name: 'TextField',
    states: {
      empty: text('', { label: 'Course', placeholder: 'Oak Hollow' }),
      filled: text('Oak Hollow', { label: 'Course', hint: 'As it stands on the card.' }),
      'with an end': text('', {
        label: 'Password',
        type: 'password',
        end: <IconButton label="Show password" icon={<ShowIcon />} />,
      }),
      wrong: text('fair', { label: 'New password', hint: 'You keep it.', error: 'Use at least 8 characters.' }),
      disabled: text('sam@example.com', { label: 'E-mail', disabled: true }),
      'label only heard': text('', { label: 'Search drills', hideLabel: true, placeholder: 'Search drills' }),
    },
  },
  {
    name: 'NumberField',
    states: {
      whole: (
        <Held start="24">
          {(value, set) => <NumberField label="First putt" end="ft" value={value} onChange={set} />}
        </Held>
      ),
      decimal: (
        <Held start="14,2">
          {(value, set) => (
            <NumberField
              label="Handicap index"
              decimal
              hint="As on your card: 14,2 or +2.1"
              value={value}
              onChange={set}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'TextArea',
    states: {
      filled: area('Wind off the left all day.', { label: 'Note', hint: 'Only you read it.' }),
      wrong: area('', { label: 'Message', error: 'Say what it is about.' }),
      'label only heard': area('', { label: 'Thought', hideLabel: true, placeholder: 'Three to five words' }),
    },
  },
  {
    name: 'FieldFrame',
    states: {
      'around an own control': (
        <FieldFrame label="Day" hint="Of the round">
          {(wiring) => <input type="date" defaultValue="2026-05-03" className="edge min-h-touch px-3" {...wiring} />}
        </FieldFrame>
      ),
    },
  },
  {
    name: 'Select',
    states: {
      chosen: select({ label: 'Tees', options: tees, hint: 'Those you play from.' }),
      wrong: select({ label: 'Tees of the day', options: tees, error: 'These tees have no rating.' }),
      disabled: select({ label: 'Tees, set', options: tees, disabled: true }),
      'label only heard': select({ label: 'Tees to show', options: tees, hideLabel: true }),
    },
  },
  {
    name: 'FeelScale',
    states: { 'not said': feel(undefined), said: feel(4) },
  },
  {
    name: 'SegmentedControl',
    states: {
      chosen: segments('yd', { label: 'Distances in', segments: units }),
      'nothing chosen': segments(undefined, { label: 'Weights in', segments: units }),
      'in play': segments('2', {
        label: 'Putts on this hole',
        play: true,
        segments: ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value, name: `${value} putts` })),
      }),
      'label only heard': segments('m', { label: 'Lengths in', hideLabel: true, segments: units }),
    },
  },
  {
    name: 'RadioCards',
    states: {
      chosen: cards('target', { label: 'Pre-shot routine', cards: routines }),
      'nothing chosen': cards(undefined, { label: 'Routine', hideLabel: true, cards: routines }),
    },
  },
  {
    name: 'Checkbox',
    states: {
      on: checkbox(true, { label: 'My back hurts today', hint: 'We leave out what loads it' }),
      off: checkbox(false, { label: 'My knees hurt today' }),
      'disabled, on': checkbox(true, { label: 'Kept on this phone', disabled: true }),
      'disabled, off': checkbox(false, { label: 'Kept elsewhere', disabled: true }),
    },
  },
  {
    name: 'Switch',
    states: {
      on: toggle(true, { label: 'Glove mode', hint: 'Bigger targets while you play' }),
      off: toggle(false, { label: 'Reminders' }),
      'disabled, on': toggle(true, { label: 'Voice', disabled: true }),
      'disabled, off': toggle(false, { label: 'Vibration', disabled: true }),
    },
  },
  {
    name: 'Stepper',
    states: {
      score: stepper(5, { label: 'Strokes', size: 'score', min: 1, max: 15, start: 4, valueText: '5, bogey' }),
      'score of two figures': stepper(12, { label: 'Many strokes', size: 'score', min: 1, max: 15, start: 4 }),
      regular: stepper(2),
      'not entered': stepper(undefined),
      'at its least': stepper(0),
      'at its most': stepper(9),
      'held still': <Stepper label="Penalties" value={1} onChange={nothing} min={0} max={9} start={0} />,
    },
  },
];
