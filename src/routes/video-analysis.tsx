import { Range } from '#src/app/range-area.tsx';
import { SwingScreen } from '#src/features/swing/swing-screen.tsx';
import type { parseSwingPageSearch } from '#src/features/swing/swing-search.ts';
import type { Addressed } from './addressed.tsx';

export const VideoAnalysis = ({ at }: Addressed<ReturnType<typeof parseSwingPageSearch>>) => (
  <SwingScreen at={at} Range={Range} />
);
