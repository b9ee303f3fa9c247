import { ShowIcon } from '#src/ui/icons/control-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { ColumnChoice } from '#src/ui/primitives/column-choice.tsx';
import { FieldFrame, NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Stepper } from '#src/ui/primitives/stepper.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { type Exhibit, exhibit, live, nothing } from '#dev/gallery/exhibit.ts';

const tees = [
  { value: 'white', label: 'White, 6 210 yd, 71.2 / 128' },
  { value: 'yellow', label: 'Yellow, 5 870 yd, 69.4 / 122' },
];
const units = [
  { value: 'yd', label: 'Yards' },
  { value: 'm', label: 'Metres' },
];
const routines = [
  { value: 'target', title: 'Target alignment', text: 'Pick a spot a yard ahead of the ball, set the face to it.' },
  { value: 'breath', title: 'Breathing trigger', text: 'One slow breath out starts the swing.' },
  { value: 'none', title: 'None' },
];
const putts = { label: 'Putts', min: 0, max: 9, start: 2 };
const strokes = { size: 'score', min: 1, max: 15, start: 4 } as const;

export const fields: readonly Exhibit[] = [
  exhibit(live(TextField), {
    name: 'TextField',
    states: {
      empty: { value: '', label: 'Course', placeholder: 'Oak Hollow' },
      filled: { value: 'Oak Hollow', label: 'Course', hint: 'As it stands on the card.' },
      'with an end': {
        value: '',
        label: 'Password',
        type: 'password',
        end: <IconButton label="Show password" icon={<ShowIcon />} />,
      },
      wrong: { value: 'fair', label: 'New password', hint: 'You keep it.', error: 'Use at least 8 characters.' },
      disabled: { value: 'sam@example.com', label: 'E-mail', disabled: true },
      'label only heard': { value: '', label: 'Search drills', hideLabel: true, placeholder: 'Search drills' },
    },
  }),
  exhibit(live(NumberField), {
    name: 'NumberField',
    states: {
      whole: { value: '24', label: 'First putt', end: 'ft' },
      decimal: { value: '14,2', label: 'Handicap index', decimal: true, hint: 'As on your card: 14,2 or +2.1' },
    },
  }),
  exhibit(live(TextArea), {
    name: 'TextArea',
    states: {
      filled: { value: 'Wind off the left all day.', label: 'Note', hint: 'Only you read it.' },
      wrong: { value: '', label: 'Message', error: 'Say what it is about.' },
      'label only heard': { value: '', label: 'Thought', hideLabel: true, placeholder: 'Three to five words' },
    },
  }),
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
  exhibit(live(Select), {
    name: 'Select',
    always: { value: 'white', options: tees },
    states: {
      chosen: { label: 'Tees', hint: 'Those you play from.' },
      wrong: { label: 'Tees of the day', error: 'These tees have no rating.' },
      disabled: { label: 'Tees, set', disabled: true },
      'label only heard': { label: 'Tees to show', hideLabel: true },
    },
  }),
  exhibit(live(FeelScale), { name: 'FeelScale', states: { 'not said': { value: undefined }, said: { value: 4 } } }),
  exhibit(live(SegmentedControl), {
    name: 'SegmentedControl',
    always: { segments: units },
    states: {
      chosen: { value: 'yd', label: 'Distances in' },
      'nothing chosen': { value: undefined, label: 'Weights in' },
      'in play': {
        value: '2',
        label: 'Putts on this hole',
        play: true,
        segments: ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value, name: `${value} putts` })),
      },
      'label only heard': { value: 'm', label: 'Lengths in', hideLabel: true },
    },
  }),
  exhibit(live(RadioCards), {
    name: 'RadioCards',
    always: { cards: routines },
    states: {
      chosen: { value: 'target', label: 'Pre-shot routine' },
      'nothing chosen': { value: undefined, label: 'Routine', hideLabel: true },
    },
  }),
  exhibit(live(Checkbox, 'checked'), {
    name: 'Checkbox',
    states: {
      on: { checked: true, label: 'My back hurts today', hint: 'We leave out what loads it' },
      off: { checked: false, label: 'My knees hurt today' },
      'disabled, on': { checked: true, label: 'Kept on this phone', disabled: true },
      'disabled, off': { checked: false, label: 'Kept elsewhere', disabled: true },
    },
  }),
  exhibit(live(Switch, 'checked'), {
    name: 'Switch',
    states: {
      on: { checked: true, label: 'Glove mode', hint: 'Bigger targets while you play' },
      off: { checked: false, label: 'Reminders' },
      'disabled, on': { checked: true, label: 'Voice', disabled: true },
      'disabled, off': { checked: false, label: 'Vibration', disabled: true },
    },
  }),
  exhibit(live(Stepper), {
    name: 'Stepper',
    always: putts,
    states: {
      score: { ...strokes, value: 5, label: 'Strokes', valueText: '5, bogey' },
      'score of two figures': { ...strokes, value: 12, label: 'Many strokes' },
      regular: { value: 2 },
      'not entered': { value: undefined },
      'at its least': { value: 0 },
      'at its most': { value: 9 },
      'held still': { value: 1, label: 'Penalties', start: 0, onChange: nothing },
    },
  }),
  exhibit(ColumnChoice, {
    name: 'ColumnChoice',
    always: {
      text: 'Divot does not know this table.',
      words: {
        title: 'Check the columns',
        column: (name: string) => `“${name}” is`,
        unused: 'Not used',
        fields: { day: 'The day', score: 'The score' },
        needs: 'A day and a score are needed.',
        readAgain: 'Read the file',
      },
      isEnough: (known: readonly string[]) => known.length === 2,
      onChoose: nothing,
    },
    states: {
      proposed: {
        columns: [
          { at: 0, name: 'Datum', cells: ['01.06.2026', '08.06.2026'], field: 'day' },
          { at: 1, name: 'Schläge', cells: ['86', '91'], field: 'score' },
        ],
      },
      'nothing known': {
        columns: [
          { at: 0, name: 'A', cells: ['01.06.2026'] },
          { at: 1, name: 'B', cells: ['86'] },
        ],
      },
    },
  }),
];
