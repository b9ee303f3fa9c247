import { Button } from '#src/ui/primitives/button.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { copy } from './copy.ts';

type RunningProps = { readonly label: string; readonly share: number; readonly onCancel: () => void };

export const Running = ({ label, share, onCancel }: RunningProps) => (
  <div className="flex w-full flex-col items-start gap-3">
    <p className="text-note text-rough">{label}</p>
    <ProgressBar label={label} value={share} max={1} />
    <Button onClick={onCancel}>{copy.cancel}</Button>
  </div>
);
