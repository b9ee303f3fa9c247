import { copy } from './copy.ts';

type ComingName = Exclude<keyof typeof copy, 'soon'>;

/** A screen of a later version: says honestly what it will do. */
export const ComingScreen = ({ name }: { readonly name: ComingName }) => (
  <div>
    <h1 className="text-title">{copy[name].title}</h1>
    <p className="measure">{copy[name].sentence}</p>
  </div>
);
