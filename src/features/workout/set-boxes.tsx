/** On paper, one box per set to write in what was done. */
export const SetBoxes = ({ sets }: { readonly sets: number }) => (
  <span aria-hidden="true" className="hidden gap-2 pt-2 print:flex">
    {Array.from({ length: sets }, (_, at) => (
      <span key={at} className="edge h-7 w-18 rounded-control" />
    ))}
  </span>
);
