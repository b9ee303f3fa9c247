import { type ReactNode, useEffect } from 'react';
import { ContourDrawing } from '#src/ui/primitives/contour-drawing.tsx';

type NotFoundProps = { readonly title: string; readonly text: string; readonly action: ReactNode };

/** Out of bounds. */
export const NotFound = ({ title, text, action }: NotFoundProps) => {
  useEffect(() => {
    document.title = `${title} · Divot`;
  }, [title]);
  return (
    <div className="mx-auto flex max-w-130 flex-col items-start gap-5 px-6 py-16">
      <ContourDrawing className="w-48" />
      <h1 className="text-title">{title}</h1>
      <p className="measure text-rough">{text}</p>
      {action}
    </div>
  );
};
