import { copy } from './copy.ts';
import { downloadFile, shareFile } from '#src/platform/files/save-file.ts';
import { fileToShareAtom, state } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';

const words = copy.shareFile;
const close = () => state.set(fileToShareAtom, undefined);

/** Asks for the tap that an installed iPhone app needs before it may open its share sheet. */
export const ShareFile = ({ file }: { readonly file: File }) => {
  const share = async () => {
    if (await shareFile(file)) close();
    else showToast({ text: words.failed, tone: 'error' });
  };
  const download = () => {
    downloadFile(file);
    close();
  };
  return (
    <Sheet
      open
      onClose={close}
      title={words.title}
      footer={
        <>
          <Button variant="primary" size="play" className="flex-1" onClick={() => void share()}>
            {words.share}
          </Button>
          <Button size="play" className="flex-1" onClick={download}>
            {words.download}
          </Button>
        </>
      }
    >
      <p>{words.text(file.name)}</p>
    </Sheet>
  );
};
