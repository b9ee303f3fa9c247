import type { RefObject } from 'react';
import { figuresCsv } from '#src/domain/analytics/figures-csv.ts';
import type { RoundFacts } from '@divot/analytics';
import type { HandicapEntry } from '@divot/golf-rules';
import { localDay } from '@divot/basics';
import { now } from '#src/platform/clock/clock.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { savePicture } from '#src/platform/files/save-picture.ts';
import { openDetails } from './open-details.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { DownloadIcon } from '#src/ui/icons/screen-icons.ts';
import { Menu, MenuItem } from '#src/ui/primitives/menu.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';

const words = copy.export;

/** Charts measure themselves once they are unfolded, and are drawn in the frame after that. */
const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

type ExportMenuProps = {
  readonly rounds: readonly RoundFacts[];
  readonly entries: readonly HandicapEntry[];
  /** The charts to put in the picture. */
  readonly charts: RefObject<HTMLElement | null>;
};

/** Exports the figures as a spreadsheet, and the charts as a picture or on paper. */
export const ExportMenu = ({ rounds, entries, charts }: ExportMenuProps) => {
  const name = (ending: string) => `${words.csvName}-${localDay(now())}.${ending}`;
  const picture = async () => {
    if (!charts.current) return;
    const fold = openDetails(charts.current);
    await drawn();
    const saved = await savePicture(charts.current, name('png')).finally(fold);
    if (!saved) showToast({ text: words.noCharts });
  };
  const failed = (error: unknown) => {
    logError(error);
    showToast({ text: words.failed, tone: 'error' });
  };
  return (
    <span className="print:hidden">
      <Menu
        label={words.title}
        trigger={
          <>
            <DownloadIcon className="size-5" />
            <span className="hidden sm:inline">{words.title}</span>
          </>
        }
      >
        <MenuItem onSelect={() => saveFile(name('csv'), 'text/csv', figuresCsv(rounds, entries))}>{words.csv}</MenuItem>
        <MenuItem onSelect={() => void picture().catch(failed)}>{words.png}</MenuItem>
        <MenuItem onSelect={() => window.print()}>{words.print}</MenuItem>
      </Menu>
    </span>
  );
};
