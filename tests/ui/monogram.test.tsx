import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Monogram } from '#src/ui/figures/monogram.tsx';

const lettersOf = (name: string) => />([^<]*)<\/text>/.exec(renderToStaticMarkup(<Monogram name={name} />))?.[1];

it.each([
  ['Ines Ferrer', 'IF'],
  ['ruth de vries', 'RV'],
  ['Tom O’Malley', 'TM'],
  ['Åsa', 'Å'],
  ['王伟', '王'],
  ['  ', ''],
])('%s is %s', (name, letters) => expect(lettersOf(name)).toBe(letters));

it('gives one coach the same colours every time', () => {
  expect(renderToStaticMarkup(<Monogram name="Ines Ferrer" />)).toBe(
    renderToStaticMarkup(<Monogram name="Ines Ferrer" />),
  );
});
