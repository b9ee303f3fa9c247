import type { Ref } from 'react';

type FileInputProps = {
  /** A button on the screen calls its `click()` to open the system's file dialog. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** File endings and types, comma-separated. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The hidden input behind a button that chooses files. The same file can be chosen twice in a row. */
export const FileInput = ({ ref, label, accept, multiple, onFiles }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    multiple={multiple}
    aria-label={label}
    className="hidden"
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])];
      currentTarget.value = '';
      onFiles(files);
    }}
  />
);
