import { SegmentedControl } from './segmented-control.tsx';

const marks = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

type Props = { readonly value: number | undefined; readonly onChange: (value: number) => void };

/** How something felt afterwards, from 1 to 5. */
export const FeelScale = ({ value, onChange }: Props) => (
  <SegmentedControl
    label="How it felt, 1 rough to 5 great"
    value={value === undefined ? undefined : String(value)}
    segments={marks}
    onChange={(chosen) => onChange(Number(chosen))}
  />
);
