import type { ReactNode } from 'react';

/** A section of a modal: a small title and its content. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className="label mb-1 text-rough">{title}</h3>
    {children}
  </section>
);

/** Short texts that the golfer copies into the field with a tap. */
export const Offers = (props: {
  readonly title: string;
  readonly texts: readonly string[];
  readonly onPick: (text: string) => void;
}) =>
  props.texts.length === 0 ? null : (
    <Part title={props.title}>
      <ul className="flex flex-wrap gap-2">
        {props.texts.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="edge min-h-touch max-w-full wrap-anywhere rounded-control bg-surface px-3 py-1 text-left text-note hover:bg-sunken"
              onClick={() => props.onPick(text)}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
