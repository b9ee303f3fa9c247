import type { Ref } from 'react';

type FileInputProps = {
  /** Its `click()` opens the system's file dialog: a button of the screen calls it. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  /** File endings and types, comma-separated. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** The hidden half of a button that chooses files. The same file can be chosen twice in a row. */
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
